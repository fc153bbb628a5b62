import { scorecard } from './scorecard.mjs'

/** `pnpm fuzz [numbers]`: what is sent by mistake and on purpose. */
await scorecard('fuzz', process.argv.slice(3).map(Number))
