// Takes: what stands in a query. Gives: the number it says in plain decimal. Never: "0x10", "1e1", "+5" or " 5", which JavaScript would take.
import { z } from 'zod';

const DECIMAL = /^-?\d{1,15}(?:\.\d{1,15})?$/;
const plain = (value: unknown): unknown => (typeof value === 'string' && DECIMAL.test(value) ? Number(value) : value);

export const wholeInQuery = (least: number, most: number) => z.preprocess(plain, z.int().min(least).max(most));
export const numberInQuery = (least: number, most: number) => z.preprocess(plain, z.number().min(least).max(most));
