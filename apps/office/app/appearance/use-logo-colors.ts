import { useEffect, useState } from 'react'
import { colorsOf } from './logo-colors.ts'

/** The side of the square to which a logo is scaled before its pixels are read, in pixels. */
const SIDE = 64

/** The colours of a picture that the office serves; empty until it has been read. */
export function useLogoColors(src: string | null): readonly string[] {
  const [colors, setColors] = useState<readonly string[]>([])
  useEffect(() => {
    setColors([])
    if (src === null) return
    const picture = new Image()
    let isOver = false
    picture.onload = () => {
      const canvas = document.createElement('canvas')
      canvas.width = SIDE
      canvas.height = SIDE
      const pen = canvas.getContext('2d', { willReadFrequently: true })
      if (isOver || !pen) return
      pen.drawImage(picture, 0, 0, SIDE, SIDE)
      setColors(colorsOf(pen.getImageData(0, 0, SIDE, SIDE).data))
    }
    picture.src = src
    return () => {
      isOver = true
    }
  }, [src])
  return colors
}
