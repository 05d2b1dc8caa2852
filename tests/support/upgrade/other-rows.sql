-- A row of every table that the dump of version 0.1.0 has none of, as that version wrote them.
INSERT INTO audit_entry (seq, phase, at, uid, mer_id, role, act, input, outcome, request_id, address, device, previous, hash)
  VALUES (1, 'begin', '2026-11-22 10:00+00', 1, 1, 'merchant', 'order.send', '{}', '', 'r1', '127.0.0.1', 'Firefox', '', 'h1');
INSERT INTO captcha VALUES ('k1', 'a1', '2026-11-22 10:05+00');
INSERT INTO cart_merge VALUES (1, 'g1', '[{"skuId": 657, "quantity": 2}]', '{"count": 1, "lines": []}', '2026-11-22 10:00+00');
INSERT INTO cashier_trade (out_trade_no, subject, amount, status, trade_no, created_at) VALUES ('o1', '订单', 100, 'paid', 't1', '2026-11-22 10:00+00');
INSERT INTO catalog_entry SELECT mer_id, 'M-1', product_id, 'h1' FROM product ORDER BY product_id LIMIT 1;
INSERT INTO catalog_import (import_id, mer_id, uid, name, size, hash, locale, status, header, created_at, updated_at)
  VALUES ('i1', 1, 1, '商品.csv', 20, 'h1', 'zh-CN', 'done', '["商品编码"]', '2026-11-22 10:00+00', '2026-11-22 10:01+00');
INSERT INTO catalog_fault VALUES ('i1', 2, '["M-1"]', '[{"line": 2, "column": "", "code": "required", "params": {}}]');
INSERT INTO catalog_link VALUES ('t1', 1, 'errors', 'i1', 'csv', 'zh-CN', '2026-11-22 10:10+00');
INSERT INTO catalog_picture VALUES (1, 'a.jpg', '/files/goods/own/1/a.webp');
INSERT INTO commission_rate VALUES ('store', 1, 50);
INSERT INTO community_fan VALUES (1, 2, '2026-11-22 10:00+00');
INSERT INTO community_like SELECT 1, community_id, '2026-11-22 10:00+00' FROM community_post ORDER BY 2 LIMIT 1;
INSERT INTO community_reply_like SELECT 1, reply_id, '2026-11-22 10:00+00' FROM community_reply ORDER BY 2 LIMIT 1;
INSERT INTO company_address VALUES ('a1', 2, '李师傅', '13800000001', '["33"]', '["浙江省"]', '东海路 1 号', '', '2026-11-22 10:00+00');
INSERT INTO company_header VALUES ('h1', 2, '{"receipt_type": 2, "receipt_title": "浙江东海"}', '2026-11-22 10:00+00');
INSERT INTO initial_password VALUES (1, '2026-11-22 10:00+00', '2026-11-25 10:00+00');
INSERT INTO mail_outbox VALUES ('m1', 'a@example.com', '发票', '', '', '[]', '2026-11-22 10:00+00');
INSERT INTO paper_link VALUES ('p1', 1, 'order', 'x', 'zh-CN', '2026-11-22 10:00+00', '2026-11-22 10:10+00');
INSERT INTO payment_notice VALUES ('n1', 'cashier', 'nonce', 'o1', 'paid', '2026-11-22 10:00+00');
INSERT INTO rate_count VALUES ('127.0.0.1 login', 3, '2026-11-22 10:05+00');
INSERT INTO scan_login VALUES ('s1', 'b1', 'Firefox', 'waiting', NULL, '2026-11-22 10:05+00', '127.0.0.1', '2026-11-22 10:00+00');
INSERT INTO search_word VALUES ('轴承', 7);
INSERT INTO session VALUES ('e1', 't1', 1, 'password', 'Firefox', '127.0.0.1', '2026-11-22 10:00+00', '2026-11-22 10:00+00', '2026-12-22 10:00+00', NULL);
INSERT INTO sms_code VALUES ('c1', '13800000001', 'login', 'h1', 0, '2026-11-22 10:00+00', '2026-11-22 10:05+00', NULL);
INSERT INTO sms_outbox VALUES ('x1', '13800000001', 'code', '验证码 123456', '2026-11-22 10:00+00');
INSERT INTO store_category (mer_cate_id, mer_id, name, name_en) VALUES (900, 1, '紧固件', 'Fasteners');
INSERT INTO virtual_phone VALUES ('v1', 1, 1, '95000000001', '2026-11-22 10:00+00', '2026-11-22 11:00+00');
