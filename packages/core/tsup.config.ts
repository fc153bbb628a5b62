import { library } from '@store/tsup'

/** One file per source file, so that a page that shows prices does not carry carts, discounts and divisions. */
export default library({
  entry: ['src/*.ts', '!src/*.test.ts', '!src/sample-product.ts'],
  dts: { entry: 'src/index.ts' },
})
