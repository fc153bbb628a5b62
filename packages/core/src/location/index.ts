export {
  citiesCalled,
  dependsOnCity,
  isPlaceName,
  plainName,
  takesUnlisted,
  typedCityId,
  UNLISTED_CITY,
} from './city.ts'
export { type DivisionLabel, divisionLabel, divisionsOf } from './division.ts'
export { postcodeExample, readPostcode } from './postcode.ts'
