-- What version 3 writes: a real database of it as text. Fate's keys, what it has decided, and what lets it push are sealed in it with the secret 0123456789abcdef, four times.
PRAGMA application_id = 1113943142;
PRAGMA user_version = 3;
BEGIN;
CREATE TABLE meta(name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE tables(
  key INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  phase TEXT NOT NULL,
  listed INTEGER NOT NULL,
  -- Does a bot sit there?
  bots INTEGER NOT NULL,
  summary TEXT NOT NULL
);
CREATE INDEX tables_by_phase ON tables(phase);
CREATE TABLE heads(
  key INTEGER PRIMARY KEY REFERENCES tables(key),
  -- The number of the last event, and where it is.
  last INTEGER NOT NULL,
  seq INTEGER NOT NULL,
  count INTEGER,
  turn INTEGER,
  deadline INTEGER,
  changed INTEGER
, listed TEXT);
CREATE INDEX listed_heads ON heads(listed, changed) WHERE listed IS NOT NULL;
CREATE TABLE listed_totals(phase TEXT PRIMARY KEY, total INTEGER NOT NULL) WITHOUT ROWID;
CREATE TABLE events(
  seq INTEGER PRIMARY KEY,
  before INTEGER,
  number INTEGER NOT NULL,
  json TEXT NOT NULL
);
CREATE TABLE people(
  person TEXT NOT NULL,
  key INTEGER NOT NULL REFERENCES tables(key),
  PRIMARY KEY(person, key)
) WITHOUT ROWID;
CREATE INDEX people_by_table ON people(key);
CREATE TABLE persons(id TEXT PRIMARY KEY, json TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE sessions(
  digest TEXT PRIMARY KEY,
  person TEXT NOT NULL REFERENCES persons(id),
  made INTEGER NOT NULL
, replaces TEXT) WITHOUT ROWID;
CREATE INDEX renewed_sessions ON sessions(replaces) WHERE replaces IS NOT NULL;
CREATE TABLE tokens(
  digest TEXT PRIMARY KEY,
  id TEXT NOT NULL,
  person TEXT NOT NULL REFERENCES persons(id),
  json TEXT NOT NULL,
  UNIQUE(person, id)
) WITHOUT ROWID;
CREATE TABLE links(digest TEXT PRIMARY KEY, table_id TEXT, json TEXT NOT NULL) WITHOUT ROWID;
CREATE INDEX links_by_table ON links(table_id);
CREATE TABLE codes(code TEXT PRIMARY KEY, table_id TEXT NOT NULL UNIQUE) WITHOUT ROWID;
CREATE TABLE admissions(
  table_id TEXT NOT NULL,
  person TEXT NOT NULL,
  PRIMARY KEY(table_id, person)
) WITHOUT ROWID;
CREATE TABLE pushes(
  digest TEXT PRIMARY KEY,
  person TEXT NOT NULL REFERENCES persons(id),
  made INTEGER NOT NULL,
  sealed TEXT NOT NULL
) WITHOUT ROWID;
CREATE INDEX pushes_by_person ON pushes(person);
CREATE TABLE turns_told(
  table_id TEXT PRIMARY KEY,
  person TEXT NOT NULL,
  position INTEGER NOT NULL,
  stage INTEGER NOT NULL
) WITHOUT ROWID;
INSERT INTO meta(name, value) VALUES ('vault', 'JGy5nmhXwkmvDGYFpVzqlKjUBAzTMQ01jV1p8BvKgokhIw==');
INSERT INTO meta(name, value) VALUES ('push-keys', '26Y99X8xcGeiv9EfdEB8DIA00enBrWu5vGd1NIHeICQBaKgwZ4AjEf8cmXgv/qOVRDMhA07uEk7LSrYUUlHBG+b98ySxAG/3xOScBVfLpLFkcM2gfEzHyWc8cv27Bul/qYPmZtU0n24VrFdCsdmuGPyb1RUNXrPJiBllrkjARwYz6et9dTdB0/SmWnUT7MroZrA0PTVDM/A7vUh0LpRKv93F5LtQPjQXTio6DZISiRpUR1e8pkWFG2KU+k+AdSif0IRnj/l+3ADmLj8Ffl9hMS5SjLC3FllwXBBOpI/b4w6Ie4YFC3l+OZmvRzHTvpLoCmX36rsh6yFN5Y2AIDXXaYJGc7EIGACKmONOygZixQeF8sekYty3ZqOkI+HsT/U1ro3gSsHsxuJkTayJFhkIn/jSEnWuC54n/QchAjISVczIDg4dPHCHTL/u9g==');
INSERT INTO tables(key, id, phase, listed, bots, summary) VALUES (1, 'room', 'room', 1, 0, '{"id":"room","game":"sample","options":{"players":2},"seats":[{"name":"Ada","person":"ada"},{"name":""}],"phase":"room","started":1795000000000,"host":"ada","people":["ada"],"listed":true}');
INSERT INTO tables(key, id, phase, listed, bots, summary) VALUES (2, 'running', 'running', 0, 0, '{"id":"running","game":"sample","options":{"players":2},"seats":[{"name":"Ada","person":"ada"},{"name":"Ben","person":"ben"}],"phase":"running","started":1795000000000,"host":"ada","people":["ada","ben"]}');
INSERT INTO tables(key, id, phase, listed, bots, summary) VALUES (3, 'over', 'over', 0, 0, '{"id":"over","game":"sample","options":{"players":2},"seats":[{"name":"Ada","person":"ada"},{"name":"Ben","person":"ben"}],"phase":"over","outcome":{"scores":[3,4],"winners":[1]},"started":1795000000000,"next":"running","host":"ada","people":["ada","ben"]}');
INSERT INTO tables(key, id, phase, listed, bots, summary) VALUES (4, 'gone', 'removed', 0, 0, '');
INSERT INTO heads(key, last, seq, count, turn, deadline, changed, listed) VALUES (1, 0, 1, 0, NULL, NULL, 1795000000000, 'room');
INSERT INTO heads(key, last, seq, count, turn, deadline, changed, listed) VALUES (2, 4, 10, 2, 0, 1795000002000, 1795000000011, NULL);
INSERT INTO heads(key, last, seq, count, turn, deadline, changed, listed) VALUES (3, 3, 9, 1, NULL, NULL, 1795000000011, NULL);
INSERT INTO listed_totals(phase, total) VALUES ('over', 0);
INSERT INTO listed_totals(phase, total) VALUES ('room', 1);
INSERT INTO listed_totals(phase, total) VALUES ('running', 0);
INSERT INTO events(seq, before, number, json) VALUES (1, NULL, 0, '{"type":"made","by":"ada","game":"sample","options":{"players":2},"clock":{"type":"days","days":3},"standIn":"greedy","spectators":true,"listed":true,"at":1795000000000}');
INSERT INTO events(seq, before, number, json) VALUES (2, NULL, 0, '{"type":"made","by":"ada","game":"sample","options":{"players":2},"clock":{"type":"days","days":3},"standIn":"greedy","spectators":true,"listed":true,"at":1795000000000}');
INSERT INTO events(seq, before, number, json) VALUES (3, 2, 1, '{"type":"sealing","table":"running","key":{"sealed":"uE4gkR774wRjDpOzBGHZuc/o9cAbjN2aESwVXK2d3l9kp4EiEul6SsBc/ZA9O1eZsVsx8jyiwH4TyRAbAJKtKyIIBsXOM/CgnkLFJcqRlylXsMcfWdSqFDlriP9+Jg=="},"seating":"lot","attempt":0,"left":[],"until":1795000000009,"at":1795000000001}');
INSERT INTO events(seq, before, number, json) VALUES (4, NULL, 0, '{"type":"made","by":"ada","game":"sample","options":{"players":2},"clock":{"type":"days","days":3},"standIn":"greedy","spectators":true,"listed":true,"at":1795000000000}');
INSERT INTO events(seq, before, number, json) VALUES (5, 3, 2, '{"type":"begun","key":{"sealed":"RwYcB4MPIC8KZ7wv383/Fodi36tJTqhJ0Tk47mhW8jDj7NMb8xvtbk5AOiM8nYzgGRIsiAXFbd0fdZUsEBG/jzs/eLjARlZ9QUTRiuLOmq5XvcQJP9ldn91ahRG1uA=="},"order":[1,0],"at":1795000000002}');
INSERT INTO events(seq, before, number, json) VALUES (6, 5, 3, '{"type":"entry","entry":{"seat":0,"action":{"take":0}},"at":1795000000010,"wish":{"by":"ada","id":"w 0"}}');
INSERT INTO events(seq, before, number, json) VALUES (7, 4, 1, '{"type":"begun","key":{"sealed":"ew+kUh/n/c3PfpjunrSTpSvUIK1lMBJWse7930iCwVvTRWbogZ8m1588/+sDhX/UwPpOkDsLXY7LJSeBXFlgthu0aIXHQTfg8AAtytwcGLCoIfPekChiocFIQv1vsg=="},"order":[1,0],"at":1795000000002}');
INSERT INTO events(seq, before, number, json) VALUES (8, 7, 2, '{"type":"entry","entry":{"sealed":"ARj4j7ETThoendTyBCSru3hHKXCMDzr0aalFULZUyxdii9p57HhLmhagYCOWJ2LNWzq2gZJRlBvmmcy8N5A3LKZ787Uc+7dYKuKz2Nwy9Lp1lYSMcaCUAdCqHzg="},"at":1795000000010}');
INSERT INTO events(seq, before, number, json) VALUES (9, 8, 3, '{"type":"said","seat":0,"name":"Ada","text":"Цвети, “it''s” 🏰","at":1795000000011}');
INSERT INTO events(seq, before, number, json) VALUES (10, 6, 4, '{"type":"entry","entry":{"seat":1,"action":{"take":1}},"at":1795000000011,"wish":{"by":"ada","id":"w 1"}}');
INSERT INTO people(person, key) VALUES ('ada', 1);
INSERT INTO people(person, key) VALUES ('ada', 2);
INSERT INTO people(person, key) VALUES ('ben', 2);
INSERT INTO people(person, key) VALUES ('ada', 3);
INSERT INTO people(person, key) VALUES ('ben', 3);
INSERT INTO persons(id, json) VALUES ('ada', '{"id":"ada","name":"Ada","figure":"owl","made":1795000000000}');
INSERT INTO persons(id, json) VALUES ('ben', '{"id":"ben","name":"Ben","made":1795000000000}');
INSERT INTO sessions(digest, person, made, replaces) VALUES ('aa', 'ada', 1795000000000, NULL);
INSERT INTO sessions(digest, person, made, replaces) VALUES ('bb', 'ben', 1795000000000, NULL);
INSERT INTO sessions(digest, person, made, replaces) VALUES ('b0', 'ben', 1795000000000, NULL);
INSERT INTO sessions(digest, person, made, replaces) VALUES ('b1', 'ben', 1795000000000, 'b0');
INSERT INTO tokens(digest, id, person, json) VALUES ('cc', 'tool', 'ada', '{"id":"tool","person":"ada","name":"My tool","scopes":["read","play"],"made":1795000000000}');
INSERT INTO links(digest, table_id, json) VALUES ('dd', 'room', '{"kind":"table","table":"room","made":1795000000000}');
INSERT INTO links(digest, table_id, json) VALUES ('ee', 'room', '{"kind":"seat","table":"room","seat":1,"made":1795000000000}');
INSERT INTO links(digest, table_id, json) VALUES ('ff', NULL, '{"kind":"device","person":"ada","until":1795000600000,"made":1795000000000}');
INSERT INTO codes(code, table_id) VALUES ('123456', 'room');
INSERT INTO admissions(table_id, person) VALUES ('room', 'ben');
INSERT INTO pushes(digest, person, made, sealed) VALUES ('8bee32829b1025fb0104a802e872dffd7fa10d0b64b2e7196d329f92ac17f8e2', 'ada', 1795000000000, 'tADWbcU848ak8mjpMdcoPvQ0jtjoNG22eYSwgKme17H8th55IqPIeMORP09xH8IRh6cq9CkDTGOyyL0JpucG9nhWKYos2N//uEl8dIHavr+8Hyi6o23frtQ6XvFr3AbmKUYsAO2iewqFEapzdqhIKA8QwS5kZagq6Eesy5g//i5olMw1j3edEgTY1AsJU27OaUxRSLmLJWNTNR5beJQbJYUjyRmJTD8ZhFrMnTLWA2sGRwNV9Syn2LjfGUWPzw9zX0amcShkE+2BIdgPwNyYnOMfsvBfhyWYhMejdMZCwxZhQ/SQ5LJxyaoJ0eXrnHEIkl9I+LPy+1gGJFJ3fJzhDiKZng==');
INSERT INTO turns_told(table_id, person, position, stage) VALUES ('running', 'ada', 2, 1);
CREATE TRIGGER listed_more AFTER INSERT ON heads
  BEGIN UPDATE listed_totals SET total = total + 1 WHERE phase = new.listed; END;
CREATE TRIGGER listed_other AFTER UPDATE OF listed ON heads WHEN new.listed IS NOT old.listed
  BEGIN UPDATE listed_totals SET total = total + (phase IS new.listed) - (phase IS old.listed); END;
CREATE TRIGGER listed_less AFTER DELETE ON heads
  BEGIN UPDATE listed_totals SET total = total - 1 WHERE phase = old.listed; END;
COMMIT;
