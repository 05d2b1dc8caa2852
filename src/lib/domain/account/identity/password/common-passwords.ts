/** Of the passwords that people choose most, those that the rule of letters and digits would let through. */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(
  `1q2w3e 1q2w3e4r 1q2w3e4r5t 1qaz2wsx 1qaz2wsx3edc 1qazxsw2 q1w2e3 q1w2e3r4 q1w2e3r4t5 qaz123 qazwsx123 qaz123wsx
   zxcvbn123 zxc123 zxcvbnm1 zxcvbnm123 asd123 asdf1234 asdfgh1 asdfghjkl1 qwe123 qweasd123 qwertyuiop1 qwer1234
   abcd1234 abc12345 abcdef1 a1b2c3 a1b2c3d4 a1s2d3f4 aa123123 aa112233 aaa111 aaaa1111 abc123abc 123abc 123456a
   1234567a 12345678a 123456789a 123456aa 123456abc 123456q 123456qq 123456qwe 123qwe 123qweasd 1234qwer 123123a
   123321a 123456789q 123456789abc 12345qwert 1a2b3c 1a2b3c4d 111111a 11111111a 112233a 147258a 147258369a a147258369
   5201314a a5201314 woaini520 woaini1314 woaini123 woaini521 iloveyou1 iloveyou520 love1314 love5201314 520love
   p4ssw0rd passw0rd pa55word pass1234 password1 password12 password123 admin888 admin666 root123 root1234 guest123
   monkey1 dragon1 football1 baseball1 sunshine1 princess1 superman1 batman1 master1 shadow1 michael1 jordan23
   charlie1 freedom1 whatever1 trustno1 letmein1 letmein123 welcome1 welcome123 hello123 hello1234 test1234 test123
   demo123 demo1234 changeme1 changeme123 secret123 secret1 samsung1 huawei123 xiaomi123 taobao123 wang123 zhang123
   li123456 wang123456 zhang123456 liu123456 chen123456 yang123456 china123 beijing2008 shanghai1 nihao123 qq123456
   q123456789 w123456 z123456 z123456789 x123456 s123456 as123456 zx123456 wo123456 mm123456 aini1314 asdasd123
   qwe12345 qwert123 qwerty12 qwerty12345 abc1234567 abc123456789 a12345678 a1234567 aa123456 aaa123456 qq5201314
   a123123 a321321 a666666 a888888 a000000 abc888 zaq12wsx zaq1xsw2 xsw21qaz 3edc4rfv 1z2x3c 1z2x3c4v 9876543210a
   987654321a 0987654321a 19491001a qwaszx12 lol123456 dota2345 game1234 money888 fafa888 china1949`.split(
    /\s+/,
  ),
);
