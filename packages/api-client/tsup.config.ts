import { library } from '@store/tsup'

export default library({
  entry: {
    index: 'src/index.ts',
    'contract/index': 'src/contract/index.ts',
    'contract/legacy/index': 'src/contract/legacy/index.ts',
    'manage/index': 'src/manage/index.ts',
    openapi: 'src/openapi.ts',
    shopper: 'src/shopper.ts',
    token: 'src/token.ts',
  },
})
