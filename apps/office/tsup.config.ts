import { program } from '@store/tsup'

/** The server around the app (`server`), for machines that have no packages' source. */
export default program({ entry: { office: 'server/serve.ts' }, outDir: 'build/program' })
