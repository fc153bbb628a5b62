/**
 * Letter widths of the faces that the shop's name is set in, in hundredths of the font size. Written by `pnpm fonts` from
 * `fonts/faces.mjs`.
 */
export const nameWidths = {
  own: '11 \' 19 ,;‘’ 20 .: 22 ␣!|¡· 24 " 26 j 27 [] 28 Jil 30 () 32 ft 33 I 34 “” 35 -ª 36 1 38 rº 39 s 41 / 42 ?¿ 43 z«»° 44 *7c 45 e 47 ag 48 4vx 49 y 50 $ko 51 b 52 2 53 35Sp 54 #Fdq 55 8Lu 56 +=P 57 69h 58 Yn… 59 E 60 BKZ 61 TV 62 ® 63 AR 64 CX– 65 0 67 G 68 %_ 69 Uw 71 Dæ 72 OQ 73 & 74 N 75 H 78 ™ 81 œ 84 @— 86 m 88 Œ 89 M 92 WÆ',
  'cormorant+jost':
    '13 \' 16 | 18 ’ 19 .:‘· 21 ,; 22 ␣ 23 !¡ 25 jl 26 [] 27 "iª 30 ()fº 31 -J 32 1?I¿° 33 /st“” 35 r 38 3 39 +2_ 40 $5cez 41 a 42 7gv 43 xy 44 *4«» 46 69= 47 0oq 48 8Sku 49 h 50 Fbdp 51 n– 52 #EL 53 P 54 B 56 % 58 Zæ 60 Y 62 T 64 KX 65 … 66 CRVw 68 &Dœ 69 AU 70 G 71 @™ 72 N 74 ® 75 Hm 76 OQ 82 M— 86 Æ 90 Œ 93 W',
}
