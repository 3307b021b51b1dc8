// Takes: a text. Gives: whether its courses are gone, sailed, flown or run, or are of a storm, a machine or a hole: of what moves, and of no land.
// Never: yes for a text that deals with land, has a monument or an area, or for one such word alone: a deed names trails, ships' channels and mills.
import { mayHoldPhrase } from '../words/phrases.ts';

const mayMove = mayHoldPhrase(
  'knots| vessel ship| schooner sail anchorage anchored steer buoy yacht mariner boat| tide| reef helm fathom harpoon canoe paddl ' +
    'pilot runway aircraft altitude flight flew| fly| glider balloon drone| hike hiking trail| trailhead cairn summit ridge| crest| campsite camped| ski| skiers climb walk| walked| head| ' +
    'runner finish racers race_ orienteer control_ checkpoint waypoint marchers floats parade| bandstand disband tornado hurricane storm| winds_ gusts mph| touched_down ' +
    'milled machin workpiece tolerance deburr lathe spindle conveyor hopper motor| belt_ battery robot wellbore deviat inclination kickoff measured_depth ' +
    'enemy regiment troops artillery treasure paces| team| swam| migrat patrol cyclist rider kayak rpm| astern submarine',
);
/** Each is one sign that something moves; words of one thing begin alike. */
const MOVES =
  /\b(?:knots|schooners?|sloop|sail(?:ed|ing|s)|weighed\s{1,3}anchor|steer(?:ed|s|ing)?|yachts?|mariners?|helm|harpoon\w*|canoe\w*|paddl\w+|port\s{1,3}tack|gybe|pilots?|runway|aircraft|airfield|airspeed|flight|flew|fly|gliders?|balloon|drones?|hik(?:e|ers?|ing)|camped|ski(?:ers?|ing)?|climb(?:s|ed|ers|ing)?|(?:walk|bear|keep)\s{1,3}(?:north|south|east|west|left|right|n\b|s\b|along)|(?:return|go\s{1,3}back|come\s{1,3}back|descend)\s{1,3}(?:the\s{1,3}(?:same\s{1,3})?way|as\s{1,3}you|by\s{1,3}the\s{1,3}same)|runners?|finish\s{1,3}line|racers?|race\s{1,3}course|orienteer\w*|control\s{1,3}\d+|waypoints?|march(?:ers|ed)|floats|disband\w*|tornado\w*|hurricane\w*|sustained\s{1,3}winds|wind\s{1,3}was|gusts?|mph|touched\s{1,3}down|milled|machin(?:ed|ing)|workpiece|deburr\w*|lathe|spindle|conveyor|hopper|robot|wellbore|deviat(?:es|ed|ion)|kickoff|measured\s{1,3}depth|true\s{1,3}vertical\s{1,3}depth|enemy|regiment|troops|treasure|swam|migrat\w+|patrol\w*|cyclists?|riders|kayak\w*|rpm|astern|submarine)\b/gi;
/** A deed may name these too. */
const MAY_BE_MOVING =
  /\b(?:vessels?|ships?|anchorage|anchored|buoys?|boats?|tides?|reef|fathoms?|starboard|windward|leeward|altitude|trails?|trailheads?|cairns?|summit|ridge|crest|col|glacier|campsite|car\s{1,3}park|parking\s{1,3}(?:lot|area)|(?:head|heads|go|run)\s{1,3}(?:north|south|east|west|left|right|n\b|s\b)|finish|checkpoints?|parade|bandstand|storm|tolerance|crusher|motor|belt|battery|dock|borehole|inclination|artillery|crew)\b/gi;
/** A paper that deals with land, what marks its corners, and what only land has. */
const OF_LAND =
  /\b(?:grant(?:s|ed|or|ors|ee|ees)?|convey(?!ors?\b)\w*|deed(?:s|ed)?|patent\w*|acres?|acreage|hectares?|square\s{1,3}(?:feet|miles|met\w+|rods)|tracts?|parcels?|lots?\s{1,3}(?:no\W{0,2})?\d|blocks?\s{1,3}\d|sections?\s{1,3}(?:no\W{0,2})?\d|townships?|owners?|owned|homestead\w*|easements?|right[\s-]of[\s-]way|hereby|described|premises|propert(?:y|ies)|boundar(?:y|ies)|bounded|lands?\s{1,3}of|containing|plats?|plan\s{1,3}of|surveyors?|surveyed|meridian|allot\w*|lease[ds]?|mortgage\w*|title|annex\w*|zon(?:ed?|ing)|district|ordinance|stakes?|(?<!flat\s{1,3})stones?|iron|rebar|pipes?|pins?|monuments?|axle|oak|hickory|poplar|elm|maple|pine|gum|corner\s{1,3}of\s{1,3}(?:said|the\s{1,3}land|lot)|said)\b/i;
/** So many different ones tell that nothing stands still. */
const TELLING = 2;

export function moves(text: string): boolean {
  if (!mayMove(text)) return false;
  const sure = signsIn(text, MOVES);
  if (sure.size === 0 || sure.size + signsIn(text, MAY_BE_MOVING).size < TELLING) return false;
  return !OF_LAND.test(text);
}

const signsIn = (text: string, pattern: RegExp): Set<string> =>
  new Set(text.match(pattern)?.map((word) => word.toLowerCase().slice(0, 4)));
