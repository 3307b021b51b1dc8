// Properties draw from one seed in `npm test`, so that a build means the same every time; `npm run test:long` draws a new one and
// prints it. THENCE_SEED repeats a run.
import fc from 'fast-check';

const given = process.env.THENCE_SEED;
const seed = given ? Number(given) : process.env.THENCE_LONG === '1' ? Date.now() % 2 ** 31 : 20_261_115;
if (process.env.THENCE_LONG === '1') console.error(`properties draw from seed ${seed}: THENCE_SEED=${seed} repeats it`);
fc.configureGlobal({ seed });
