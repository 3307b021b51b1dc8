// Takes: an angle in decimal degrees. Gives: it in degrees, minutes and seconds. Never: sixty seconds.
import { bearingFromAzimuth } from '../survey/bearing.ts';

const pad = (value: number): string => (value < 10 ? `0${value}` : String(value));

/** 89.5042 -> `89°30'15.12"` with two decimals, `89°30'15"` with none. */
export function degreesText(deg: number, decimals = 0): string {
  const quarter = Math.floor(deg / 90) * 90;
  const { degrees, minutes, seconds } = bearingFromAzimuth(deg - quarter, decimals);
  return `${pad(quarter + degrees)}°${pad(minutes)}'${pad(seconds)}"`;
}
