import { scorecard } from './scorecard.mjs'

/** `pnpm fuzz [numbers]`: invalid and hostile input. */
await scorecard('fuzz', process.argv.slice(3).map(Number))
