import { program } from '@store/tsup'

/** The server in front of the app (`framework/edge`), for machines without the packages' source. */
export default program({ entry: { edge: 'framework/edge/serve.mjs' }, outDir: 'build/edge' })
