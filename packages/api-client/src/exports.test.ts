import { expect, test } from 'vitest'
import * as contract from './contract/index.ts'
import * as legacy from './contract/legacy/index.ts'
import * as client from './index.ts'
import * as openapi from './openapi.ts'
import * as shopper from './shopper.ts'
import * as token from './token.ts'

test('the package offers these names and no others', () => {
  expect({
    '.': Object.keys(client).sort(),
    './contract': Object.keys(contract).sort(),
    './legacy': Object.keys(legacy).sort(),
    './openapi': Object.keys(openapi).sort(),
    './shopper': Object.keys(shopper).sort(),
    './token': Object.keys(token).sort(),
    endpoints: Object.keys(contract.endpoints),
  }).toMatchInlineSnapshot(`
    {
      ".": [
        "ApiError",
        "UNLOCK_HEADER",
        "createApiClient",
        "createFinancingClient",
        "createMarketplaceClient",
      ],
      "./contract": [
        "MAX_PROOF_BODY",
        "PROOF_PATH",
        "SERVICE_TEMPLATES",
        "UNLOCK_HEADER",
        "decodeInput",
        "decodeOutput",
        "encodeFailure",
        "encodeInput",
        "encodeIssues",
        "encodeOutput",
        "endpoints",
        "failureMessage",
        "isFailureBody",
      ],
      "./legacy": [
        "SERVICE_TEMPLATES",
        "legacyEndpoints",
      ],
      "./openapi": [
        "toOpenApi",
      ],
      "./shopper": [
        "SHOPPER_HEADER",
        "readShopper",
        "signShopper",
        "trustProxies",
      ],
      "./token": [
        "tokenFrom",
      ],
      "endpoints": [
        "resolveShop",
        "getShop",
        "getLogo",
        "countView",
        "getPolicies",
        "listBranches",
        "listAffiliations",
        "getIntegrations",
        "listCities",
        "listCategories",
        "listSubcategories",
        "listProducts",
        "getProduct",
        "getProductDescription",
        "listDiscounts",
        "listArticles",
        "getArticle",
        "checkProducts",
        "notifyOrderCreated",
        "getChatOrderForm",
        "verifyAccessCode",
        "sendContactMessage",
        "recordEvent",
        "recordCheckout",
        "subscribe",
        "getTemplateSettings",
        "getTemplate7Settings",
        "getTemplate9Settings",
        "getTemplate10Settings",
        "getTemplate11Settings",
        "getTemplate12Settings",
        "getTemplate13Settings",
        "getTemplate14Settings",
        "getTemplate16Settings",
        "getMarketplaceAccess",
        "getStorefrontShop",
        "getHome",
        "getProductPage",
        "listOptions",
        "quoteOrder",
        "checkCoupon",
        "placeOrder",
        "findOrder",
        "getPlacedOrder",
        "answerOrder",
        "startPayment",
        "returnFromPayment",
        "sendProof",
        "confirmSubscription",
        "unsubscribe",
      ],
    }
  `)
})
