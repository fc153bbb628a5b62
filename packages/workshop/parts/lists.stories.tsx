import { Breadcrumbs, FactList, Rail } from '@store/template-kit'
import { part } from '../stage/part.tsx'

export default { title: 'Parts/Lists' }

export const Facts = part(({ fixtures }) => <FactList rows={fixtures.products.plain.facts} className="facts" />)
export const Steps = part(({ fixtures }) => (
  <Breadcrumbs
    steps={[{ name: fixtures.shop.shop.name, href: '/' }, { name: fixtures.products.plain.category?.name ?? '' }]}
  />
))
export const Row = part(({ fixtures }) => (
  <Rail
    label={fixtures.shop.shop.name}
    numbered
    slides={fixtures.manyProducts.slice(0, 8).map(({ id, name }) => ({ key: id, content: <p>{name}</p> }))}
  />
))
