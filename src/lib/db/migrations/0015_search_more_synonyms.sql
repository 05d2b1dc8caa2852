-- More names of the trade.
INSERT INTO "search_synonym" ("words", "updated_at") VALUES
('["胶水", "胶", "glue", "adhesive"]', now() + interval '1 second'),
('["电机", "电动机", "electric motor"]', now() + interval '1 second'),
('["安全鞋", "劳保鞋", "safety boot", "safety boots"]', now() + interval '1 second'),
('["手电钻", "电钻", "cordless drill", "drill driver"]', now() + interval '1 second'),
('["角磨机", "磨光机", "grinder"]', now() + interval '1 second'),
('["热缩管", "heat shrink tube", "heat shrink"]', now() + interval '1 second'),
('["网线", "lan cable", "ethernet cable"]', now() + interval '1 second'),
('["台虎钳", "台钳", "vise", "bench vice"]', now() + interval '1 second'),
('["砂轮机", "台式砂轮机", "bench grinder"]', now() + interval '1 second'),
('["搬运车", "地牛", "液压车", "pallet jack"]', now() + interval '1 second');
