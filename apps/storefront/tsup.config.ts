import { program } from '@store/tsup'

/** The server before the app (`framework/edge`), for machines that have no packages' source. */
export default program({ entry: { edge: 'framework/edge/serve.mjs' }, outDir: 'build/edge' })
