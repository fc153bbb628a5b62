/**
 * What kind of place an address of a shop is, without its mount. A policy and the scripts it lets in stay with a
 * document, so every way between two kinds is an ordinary page load. `shop`: what anybody may see; `order`: a buyer's
 * order; `apart`: what else a buyer types or a private link opens.
 */
export type Place = 'shop' | 'order' | 'apart'

export function placeOf(path: string): Place {
  const [, first] = /^\/(checkout|micompra|pedido|acceso|suscripcion\/.)/.exec(path) ?? []
  return first ? (first === 'pedido' ? 'order' : 'apart') : 'shop'
}
