/**
 * Letter widths of the faces that the shop's name is set in, in hundredths of the font size. Written by `pnpm fonts` from
 * `fonts/faces.mjs`.
 */
export const nameWidths = {
  own: '17 ␣ 21 \' 24 ,· 25 ‘ 26 . 27 : 28 ;| 29 jlìíîï’ 30 i¡ 32 !/t 33 f 35 -° 38 ()[] 41 * 43 " 44 z 45 º 46 ª 47 cr“ 48 ?sý¿” 49 y– 50 _ex 51 IJ 52 v 53 k«» 54 17g 55 òóô 56 23458SYbo 57 #+69=Lpq 58 $0Cad 59 Vhnu 61 G 62 Z 65 T 69 FQ 71 O 72 E™ 74 & 76 A 77 ® 78 KX 79 @P 80 æ 81 BÆ 82 Rwœ… 85 D 86 H 87 Œ 88 m 89 N 91 U 94 W 97 — 98 % 104 M',
  chivo:
    '21 ␣ 23 \' 24 | 25 ’ 26 ‘ 27 ,.· 28 lìíîï¡ 29 :;ij 30 ! 31 ()[] 36 - 37 ° 40 ftº 42 "Iª 45 «» 46 “ 47 ” 49 z 50 *r– 54 JLy 55 sv¿ 56 ?Fc 57 x 58 Tgk 59 $e 60 Ebdhnopq 61 =Za 62 +0123456789 63 Yu 64 /PV 65 S 66 #BX 67 K 68 CR 69 ADGU_ 70 HN 71 %&OQ 77 ® 84 w 87 m… 90 @ 91 — 92 æ 95 œ 98 M™ 99 W 100 Æ 101 Œ',
}
