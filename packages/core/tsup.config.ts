import { library } from '@store/tsup'

/** Each has a separate entry in package.json, besides the root, which has them all. */
const NOUNS = [
  ...['cart', 'catalog', 'content', 'location', 'money', 'order'],
  ...['payment', 'pricing', 'product', 'routing', 'shop'],
]

/** One file per source file, so that a page that shows prices does not load carts, discounts and divisions. */
export default library({
  entry: ['src/**/*.ts', '!src/**/*.test.ts', '!src/product/sample-product.ts'],
  dts: {
    entry: {
      index: 'src/index.ts',
      ...Object.fromEntries(NOUNS.map((noun) => [`${noun}/index`, `src/${noun}/index.ts`])),
    },
  },
})
