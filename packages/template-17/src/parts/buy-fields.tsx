import { BuySection, type BuyState, imageUrl, valuePhotoIndex } from '@store/template-kit'
import { useWords } from '../words.ts'

/** Options, message, quantity and button of a product, each in a cell; colours with their photo. */
export function BuyFields(props: { readonly buy: BuyState; readonly id?: string; readonly onAdded?: () => void }) {
  const t = useWords()
  const { buy } = props
  const { images } = buy.product
  return (
    <BuySection
      {...props}
      option={(value) => {
        const photo = images[valuePhotoIndex(images, [value])]
        return photo ? (
          <>
            <img src={imageUrl(photo.src, 160)} alt="" width={40} height={50} loading="lazy" /> {value}
          </>
        ) : (
          value
        )
      }}
      button={t(buy.outcome === 'added' ? 'product.added' : 'product.addToCart')}
    />
  )
}
