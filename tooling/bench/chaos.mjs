import { scorecard } from './scorecard.mjs'

/** `pnpm chaos [numbers]`: what is killed, cut, crowded and restarted while people buy. */
await scorecard('chaos', process.argv.slice(3).map(Number))
