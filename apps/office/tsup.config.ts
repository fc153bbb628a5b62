import { program } from '@store/tsup'

/** Bundles the server around the app (`server`), for machines without the packages' source. */
export default program({ entry: { office: 'server/serve.ts' }, outDir: 'build/program' })
