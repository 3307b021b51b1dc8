// Courses of what moves (ships, walkers, storms, tools) are of no land; land whose words only name such things is read.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { readDescription } from '../../../src/deed/read-description.ts';
import { pastedText } from '../../../src/document/source-text.ts';

const MOVES: readonly string[] = [
  'The path starts at the lower car park. Walk N 35° E along the crest for half a mile; at the cairn keep left and follow a bearing of S 70° W down to the brook, 250 yards. Go back as you came to the point of beginning.',
  'Wind was N 20° E at 14 knots; the schooner proceeded on a course S 38° E for 4 miles, thence S 12° W for 6 miles to the anchorage, where she rode to the tide.',
  'At dawn we weighed anchor and steered S 45° W 12 miles, thence S 10° E 8 miles, sounding all the way in nine fathoms, and at noon hove to off the cape.',
  'The pilot departed runway 27 and flew N 60° W for 18 miles, thence N 5° E for 30 miles at an altitude of 4,500 feet before turning for the airfield.',
  'Orienteering leg 3: from control 31 run N 40° E 220 meters to control 32 at the boulder, thence S 85° E 310 meters to control 33, then return to the start for the finish.',
  'The race course begins at the committee boat, goes N 15° E 1.2 miles to the windward mark, thence S 45° W 1.2 miles to the gybe mark, thence S 75° E 1.2 miles to the finish line. Yachts round all buoys to port.',
  'Storm survey: the tornado touched down at the grain elevator and moved N 50° E for 2.3 miles, thence N 70° E for 1.1 miles, with winds of 110 mph, before lifting.',
  'Hurricane track: the center moved N 45° W for 120 miles, thence N 10° W for 90 miles, with sustained winds near 80 mph and gusts of 100 mph.',
  'Machining note: from datum A the slot runs N 30° E 4.250 inches, thence S 60° E 1.125 inches, milled with a 0.5 inch end mill to a tolerance of 0.002 inch; deburr all edges of the workpiece.',
  'Directional survey: kickoff point at 4,200 feet measured depth. The wellbore deviates N 25° E 350 feet, thence N 40° E 610 feet at an inclination of 38°, true vertical depth 9,850 feet.',
  'Parade: marchers assemble at the firehouse, go north 600 feet on Center Street, thence east 900 feet on Third, thence south 600 feet to the bandstand where the floats disband.',
  'The search party set out from camp and marched N 20° W 3 miles, thence N 60° E 2 miles, and camped that night in the snow without finding the missing climbers.',
  'From the buoy steer N 80° E 1.5 miles to clear the reef, thence S 30° E 2 miles to the harbor entrance. Mariners should keep the light in sight and beware of the flood tide.',
  'The glider was towed N 10° E 4 miles, released at 2,000 feet altitude, and soared S 70° E 9 miles before landing; the pilot was unhurt.',
  'Our canoe went S 15° W 6 miles downstream, portaged N 80° W 40 rods around the rapids, thence S 5° E 10 miles; we paddled all day and camped on an island.',
  'The 10K run starts at the school, heads N 5° E for 2 miles, thence S 60° E for 1 mile; runners turn at the water station and follow the volunteers to the finish.',
  'The balloon drifted N 75° E 14 miles, thence S 80° E 22 miles at 3,000 feet altitude before the crew brought it down in a pasture.',
  'Treasure hunt: begin at the old pump. Walk N 45° E 30 paces, thence S 20° E 12 paces, and dig beneath the flat rock. The first team with the chest wins a prize.',
  'The whale surfaced N 30° W 2 miles of the ship and swam S 40° W 3 miles, thence S 10° W 5 miles, before the harpooners lost sight of her.',
  'The ski tour leaves the hut, climbs N 15° W 1200 meters to the col, thence N 70° E 800 meters across the glacier; skiers rope up here and descend the same way to the point of beginning.',
  'Drone flight plan: take off from the pad, fly N 90° E 300 meters, thence N 0° E 300 meters, thence S 90° W 300 meters, thence S 0° W 300 meters to the launch point; altitude 60 meters, battery 80 percent.',
  'Migration: tagged geese flew S 20° E 140 miles, thence S 5° W 210 miles, stopping at two reservoirs; the transmitters failed in November.',
  "The regiment moved S 60° E 2 miles, thence S 20° W 1 mile, and formed line of battle; the enemy's artillery opened at noon and the troops fell back.",
  'The robot vacuum begins at its dock, travels N 0° E 12 feet, thence N 90° E 9 feet, thence S 0° E 12 feet, thence S 90° W 9 feet to the dock, and recharges its battery.',
  'The conveyor runs N 30° E 40 feet to the crusher, thence S 60° E 22 feet to the hopper; the belt speed is 300 feet per minute and the motor is rated at 15 horsepower.',
  'The loop trail leaves the campground and climbs N 15° W 0.8 mile to the saddle; hikers then follow a heading of S 60° W 0.5 mile down the gulch, and return the same way to the point of beginning.',
  'At four bells the wind hauled to N 40° W; the brig stood on a course of S 20° E for 9 leagues, thence S 45° E 14 miles to soundings, and dropped anchor in the roads with the ebb tide.',
  'The submarine dived, ran N 70° E 3 miles at six knots, thence S 5° E 2 miles, and surfaced astern of the convoy.',
  'Cyclists ride N 10° W 12 miles to the feed zone, thence N 80° E 8 miles to the finish. Helmets required; riders keep right.',
  'Kayak route: launch at the ramp, paddle S 30° W 2 miles along the shore, thence S 70° W 1 mile to the point; land on the beach at low tide.',
  'Rocket test: the booster flew N 88° E for 14 miles, thence S 70° E for 40 miles, impact in the sea; telemetry was lost at an altitude of 60,000 feet.',
  'The toolhead moves N 90° E 120 mm, thence N 0° E 80 mm, thence S 90° W 120 mm and returns to home; spindle speed 12,000 rpm, feed 600 mm per minute.',
  'The ant was tracked from the nest: N 12° E 4 feet, thence S 80° E 3 feet, thence S 10° W 5 feet to a crumb; the second ant followed the same path.',
  'Patrol boats leave the dock, proceed N 5° W 4 miles, thence N 80° W 3 miles, and lie to off the bar until relieved by the night crew.',
  'The dust storm moved N 55° E 30 miles, thence N 75° E 25 miles across the basin at 40 mph; visibility fell to zero.',
];

const LAND: readonly string[] = [
  'Beginning on the ridge above the summit of Bald Knob; thence with the crest N 40° E 60 poles; thence S 50° E 40 poles; thence S 40° W 60 poles; thence N 50° W 40 poles to the beginning.',
  'Beginning at a point on the dock; thence N 10° E 90 feet along the trail; thence S 80° E 50 feet; thence S 10° W 90 feet to the harbor; thence N 80° W 50 feet with the tide line to the point of beginning.',
  'Lying on the reef road, and beginning at the boat landing: thence N 12° W 220 feet; thence N 78° E 100 feet; thence S 12° E 220 feet; thence S 78° W 100 feet to the place of beginning, 22,000 square feet.',
  'All that tract the schooner captain sold, with its runway: beginning at a stake; thence North 300 feet; thence East 300 feet; thence South 300 feet; thence West 300 feet to the beginning, known as the airfield where the pilots camped.',
  'Beginning at the trailhead; thence N 5° W 12 chains; thence East 10 chains; thence South 12 chains; thence to the beginning.',
  'Beginning at the machine shop; thence North 80 feet; thence East 60 feet; thence South 80 feet; thence West 60 feet to the beginning; being the hopper and conveyor lot 7.',
];

const tractsIn = (text: string): number => readDescription(pastedText(text)).extraction.tracts.length;

describe('what moves', () => {
  for (const text of MOVES) test(text.slice(0, 90), () => assert.equal(tractsIn(text), 0));
});

describe('land', () => {
  for (const text of LAND) test(text.slice(0, 90), () => assert.equal(tractsIn(text), 1));
});
