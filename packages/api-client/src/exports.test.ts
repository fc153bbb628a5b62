import { expect, test } from 'vitest'
import * as contract from './contract/index.ts'
import * as client from './index.ts'
import * as openapi from './openapi.ts'

test('the package offers these names and no others', () => {
  expect({
    '.': Object.keys(client).sort(),
    './contract': Object.keys(contract).sort(),
    './openapi': Object.keys(openapi).sort(),
    endpoints: Object.keys(contract.endpoints),
  }).toMatchInlineSnapshot(`
    {
      ".": [
        "ApiError",
        "createApiClient",
      ],
      "./contract": [
        "decodeInput",
        "decodeOutput",
        "encodeFailure",
        "encodeInput",
        "encodeOutput",
        "endpoints",
        "failureBody",
        "isFailureBody",
      ],
      "./openapi": [
        "toOpenApi",
      ],
      "endpoints": [
        "resolveShop",
        "getShop",
        "getLogo",
        "countView",
        "listCategories",
        "listSubcategories",
        "listBranches",
        "getPolicies",
        "listDiscounts",
        "listCities",
        "listProducts",
        "getProduct",
        "getProductDescription",
        "checkProducts",
        "placeOrder",
        "quoteOrder",
        "findOrder",
        "getPlacedOrder",
      ],
    }
  `)
})
