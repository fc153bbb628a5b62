import type { Product } from '@store/core'
export function Sizes({ product }: { product: Product }) {
  return (
    <div className="sizes">
      {product.options[0]?.values.map((value) => (
        <button key={value} type="button" className="size">
          {value}
        </button>
      ))}
    </div>
  )
}
