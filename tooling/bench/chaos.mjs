import { scorecard } from './scorecard.mjs'

/** `pnpm chaos [numbers]`: kills, cut connections, crowds and restarts while people buy. */
await scorecard('chaos', process.argv.slice(3).map(Number))
