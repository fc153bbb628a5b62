import type { Page } from '@playwright/test'

/** Mocks a camera and a `BarcodeDetector` that always reads this code. */
export const readsCodes = (page: Page, code: string) =>
  page.addInitScript((rawValue) => {
    Object.assign(globalThis, {
      BarcodeDetector: class {
        detect = async () => [{ rawValue }]
      },
    })
    const canvas = document.createElement('canvas')
    setInterval(() => canvas.getContext('2d')?.fillRect(0, 0, 9, 9), 50)
    navigator.mediaDevices.getUserMedia = async () => canvas.captureStream()
  }, code)
