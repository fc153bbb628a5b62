/**
 * Letter widths of the faces that the shop's name is set in, in hundredths of the font size. Written by `pnpm fonts` from
 * `fonts/faces.mjs`.
 */
export const nameWidths = {
  own: '17 ␣ 19 \' 23 .:;|· 24 ,‘’ 25 jl 26 i 28 ()[] 30 !f¡ 32 -° 33 *t 36 r 37 "1 38 c– 39 /5Is 40 J 41 3zº 42 ª 43 7e“” 44 2_ 45 gvy 46 689a 47 x 48 4?Cbdhkq 49 LTop¿«» 50 u 51 0Xn 52 $Y 53 F 55 #EG 56 SV 57 P 58 = 59 OQZ 60 &B 61 +D 62 K… 63 ARU 64 N 65 H 66 æ 69 w® 72 œ 73 m 76 — 77 W 86 Œ 87 Æ 89 % 91 @ 92 M 102 ™',
  'chivo-mono':
    '60 ␣!"#$%&\'()*+,-./0123456789:;=?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[]_abcdefghijklmnopqrstuvwxyz|ŒœÆæ¡¿«»“”‘’–—…·ªº°®™',
}
