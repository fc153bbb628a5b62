import { library } from '@store/tsup'

export default library({
  entry: { index: 'src/index.ts', design: 'src/design.ts' },
  external: ['react', 'react-dom'],
})
