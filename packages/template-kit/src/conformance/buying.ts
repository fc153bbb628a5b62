import { itemsFromText, type Product, productAvailability, shopPath, variantAvailability } from '@store/core'
import { requestedItems } from '../order/requested-items.ts'

/**
 * Buys the product on its page as a browser without JavaScript does, with the page's forms. Returns the problems, in
 * sentences. A product that cannot be bought must not have an enabled button.
 */
export function buyableItems(html: string, product: Product): readonly string[] {
  const page = document.createElement('div')
  page.innerHTML = html
  const forms = [...page.querySelectorAll<HTMLFormElement>('main form')].filter(
    (form) =>
      form.getAttribute('action') === shopPath('checkout') &&
      form.querySelector(`[name=product][value="${product.id}"]`),
  )
  const sells = forms.some((form) =>
    form.querySelector('button[type=submit]:not([disabled]), button:not([type]):not([disabled])'),
  )
  if (product.price !== null && !page.querySelector('main [data-money]')) return ['shows no price']
  if (productAvailability(product) !== 'available') return sells ? ['offers a product that cannot be bought'] : []
  const form = forms[0]
  if (!form || !sells) return ['has no form that leads to checkout']
  if ((form.getAttribute('method') ?? 'get').toLowerCase() !== 'get') return ['its form is not method="get"']

  const available = product.variants.find((variant) => variantAvailability(variant) === 'available')
  if (available) {
    const groups = form.querySelectorAll('fieldset[data-option-picker]')
    const names = new Set([...form.querySelectorAll<HTMLInputElement>('input[type=radio]')].map((radio) => radio.name))
    if (names.size !== product.options.length)
      return [`has ${names.size} groups of choices for ${product.options.length} options (${groups.length})`]
    ;[...names].sort().forEach((name, axis) => {
      const values = product.options[axis]?.values ?? []
      const radios = [...form.querySelectorAll<HTMLInputElement>(`input[type=radio][name="${name}"]`)]
      const radio = radios[values.indexOf(available.values[axis] ?? '')]
      if (radio) radio.checked = true
    })
  }
  const search = new URLSearchParams(
    [...new FormData(form)].map(([name, value]): [string, string] => [name, String(value)]),
  )
  const [line] = itemsFromText(requestedItems(search))
  if (line?.productId !== product.id || line.variantId !== (available?.id ?? null) || line.quantity < 1)
    return [`its form asks for ${JSON.stringify(line ?? null)}`]
  return []
}

/** The payment methods that the page of an order offers without JavaScript. */
export function payableMethods(html: string): readonly string[] {
  const page = document.createElement('div')
  page.innerHTML = html
  const form = page.querySelector(`main form[data-pay][method="post"][action^="${shopPath('order-placed', '')}"]`)
  if (!form?.querySelector('button[type=submit]:not([disabled])')) return []
  return [...form.querySelectorAll<HTMLInputElement>('input[name=paymentMethod]')].map(({ value }) => value)
}
