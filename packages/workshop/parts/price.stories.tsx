import { Instalments, Price } from '@store/template-kit'
import { part } from '../stage/part.tsx'

export default { title: 'Parts/Price' }

export const Plain = part(({ fixtures }) => <Price className="price" product={fixtures.products.plain} />)
export const Reduced = part(({ fixtures }) => <Price className="price" product={fixtures.products.promotion} />)
export const ReducedWithPercentage = part(({ fixtures }) => (
  <Price className="price" product={fixtures.products.promotion} percent />
))
export const FromTheLowest = part(({ fixtures }) => <Price className="price" product={fixtures.products.variants} />)
export const OfOneVariant = part(({ fixtures }) => (
  <Price className="price" product={fixtures.products.variants} variantId="1024" />
))
export const OnRequest = part(({ fixtures }) => <Price className="price" product={fixtures.products.onRequest} />)
export const InInstalments = part(({ fixtures }) => {
  const { product, financing } = fixtures.screens.Product.inInstalments
  return <Instalments amount={product.price} limits={financing} />
})
