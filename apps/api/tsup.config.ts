import { program } from '@store/tsup'

export default program({
  // Only for development, and imported on demand.
  external: ['@store/postgres'],
  // Parts of the S3 client are CommonJS, and load Node's modules by `require`.
  banner: {
    js: "import { createRequire as requireOf } from 'node:module';const require = requireOf(import.meta.url);",
  },
  entry: {
    serve: 'src/serve.ts',
    worker: 'src/worker.ts',
    migrate: 'src/migrate.ts',
    'database/index': 'src/database/index.ts',
    'keys/index': 'src/keys/index.ts',
    'people/outside': 'src/people/outside.ts',
    queries: 'src/queries.ts',
    'payments/index': 'src/payments/index.ts',
    'sheets/index': 'src/sheets/index.ts',
    'media/index': 'src/media/index.ts',
  },
})
