import { library } from '@store/tsup'

export default library({
  entry: { index: 'src/index.ts', settings: 'src/settings.ts' },
  external: ['react', 'react-dom'],
})
