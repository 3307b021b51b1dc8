// Takes: a text. Gives: whether its courses are gone, sailed, flown or run, or are of a storm, a machine or a hole: of what moves, and of no land.
// Never: yes for a text that deals with land, has a monument or an area, or for one such word alone: a deed names trails, ships' channels and mills.
import { patternOfAll, pattern } from './pattern.ts';

/** Each is one sign that something moves; words of one thing begin alike. */
const MOVES = patternOfAll`\b(?:knots|schooners?|sloop|sail(?:ed|ing|s)|weighed anchor|steer(?:ed|s|ing)?|yachts?|mariners?|helm|harpoon\w*
  |canoe\w*|paddl\w+|port tack|gybe|pilots?|runway|aircraft|airfield|airspeed|flight|flew|fly|gliders?|balloon
  |drones?|hik(?:e|ers?|ing)|camped|ski(?:ers?|ing)?|climb(?:s|ed|ers|ing)?
  |(?:walk|bear|keep) (?:north|south|east|west|left|right|n\b|s\b|along)
  |(?:return|go back|come back|descend) (?:the (?:same )?way|as you|by the same)|runners?|finish line|racers?
  |race course|orienteer\w*|control \d+|waypoints?|march(?:ers|ed)|floats|disband\w*|tornado\w*|hurricane\w*
  |sustained winds|wind was|gusts?|mph|touched down|milled|machin(?:ed|ing)|workpiece|deburr\w*|lathe|spindle
  |conveyor|hopper|robot|wellbore|deviat(?:es|ed|ion)|kickoff|measured depth|true vertical depth|enemy|regiment
  |troops|treasure|swam|migrat\w+|patrol\w*|cyclists?|riders|kayak\w*|rpm|astern|submarine)\b`;
/** A deed may name these too. */
const MAY_BE_MOVING = patternOfAll`\b(?:vessels?|ships?|anchorage|anchored|buoys?|boats?|tides?|reef|fathoms?|starboard|windward|leeward|altitude
  |trails?|trailheads?|cairns?|summit|ridge|crest|col|glacier|campsite|car park|parking (?:lot|area)
  |(?:head|heads|go|run) (?:north|south|east|west|left|right|n\b|s\b)|finish|checkpoints?|parade|bandstand|storm
  |tolerance|crusher|motor|belt|battery|dock|borehole|inclination|artillery|crew)\b`;
/** A paper that deals with land, what marks its corners, and what only land has. */
const OF_LAND = pattern`\b(?:grant(?:s|ed|or|ors|ee|ees)?|convey(?!ors?\b)\w*|deed(?:s|ed)?|patent\w*|acres?|acreage|hectares?
  |square (?:feet|miles|met\w+|rods)|tracts?|parcels?|lots? (?:no\W{0,2})?\d|blocks? \d|sections? (?:no\W{0,2})?\d
  |townships?|owners?|owned|homestead\w*|easements?|right[\s-]of[\s-]way|hereby|described|premises|propert(?:y|ies)
  |boundar(?:y|ies)|bounded|lands? of|containing|plats?|plan of|surveyors?|surveyed|meridian|allot\w*|lease[ds]?
  |mortgage\w*|title|annex\w*|zon(?:ed?|ing)|district|ordinance|stakes?|(?<!flat )stones?|iron|rebar|pipes?|pins?
  |monuments?|axle|oak|hickory|poplar|elm|maple|pine|gum|corner of (?:said|the land|lot)|said)\b`;
/** So many different ones tell that nothing stands still. */
const TELLING = 2;

export function moves(text: string): boolean {
  const sure = signsIn(text, MOVES);
  if (sure.size === 0 || sure.size + signsIn(text, MAY_BE_MOVING).size < TELLING) return false;
  return !OF_LAND.test(text);
}

const signsIn = (text: string, pattern: RegExp): Set<string> =>
  new Set(text.match(pattern)?.map((word) => word.toLowerCase().slice(0, 4)));
