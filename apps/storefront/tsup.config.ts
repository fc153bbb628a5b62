import { program } from '@store/tsup'

/** What stands before the app on every request (`framework/edge`), for a server that has no packages' source. */
export default program({ entry: { edge: 'framework/edge/register.mjs' }, outDir: 'build/edge' })
