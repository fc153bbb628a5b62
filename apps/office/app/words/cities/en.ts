import type { AnyLanguage } from '../words.ts'
import type { es } from './es.ts'

export const en: AnyLanguage<typeof es> = {
  title: 'Your own cities',
  back: 'Shipping',
  intro:
    'Cities that you add because the list of your country lacks them. Buyers choose them, and you set their prices.',
  noList: (country) => `We have no list of cities of ${country}: buyers choose from the ones you add here.`,
  hasList: (country, count) => `We know ${count} cities of ${country} already. Add only those that are missing.`,
  toPrices: 'Set their prices in Shipping',
  notByCity: 'To charge a price per city, choose “By city” in Shipping.',
  none: 'You have added no cities yet.',
  count: (cities) => (cities === 1 ? '1 city' : `${cities} cities`),
  price: (price) => `Delivery: ${price}`,
  noPrice: 'No price: nothing is sent there',
  remove: 'Remove',
  removed: (name) => `“${name}” removed. Orders that name it keep it.`,
  restored: (name) => `“${name}” is back.`,
  usedBy: {
    shipping: (name) => `“${name}” has a price in Shipping. Take it out there first.`,
    cashOnDelivery: (name) =>
      `“${name}” is among the cities of cash on delivery, in Payments. Take it out there first.`,
  },
  add: 'Add cities',
  division: {
    department: 'Department',
    state: 'State',
    region: 'Region',
    province: 'Province',
    municipality: 'Municipality',
  },
  choose: 'Choose',
  divisionMissing: 'Say where these cities are.',
  names: 'Names',
  namesHint: 'One per line. You can paste a list.',
  namesMissing: 'Write at least one city.',
  bad: (line, text) => `Line ${line}: “${text}” is not a name. Write the city alone.`,
  long: (line, most) => `Line ${line}: the name has more than ${most} letters.`,
  tooMany: (most) => `Add up to ${most} cities at a time.`,
  listed: (cities) => (cities === 1 ? 'That city is on the list already.' : 'Those cities are on the list already.'),
  added: (cities) => (cities === 1 ? '1 city added.' : `${cities} cities added.`),
  already: (cities) => (cities === 1 ? '1 was there already.' : `${cities} were there already.`),
}
