import { useShop } from '../shop-context.tsx'
import { keepShortWords } from './short-words.ts'

/** The shop's name, in a size at which no word of it is cut or broken (`shop-name.css`). */
export const ShopName = () => (
  <span data-shop-name="">
    <span>{keepShortWords(useShop().shop.name)}</span>
  </span>
)
