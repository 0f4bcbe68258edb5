// Apart from the rules that use them: these are read, those are thought about.

/** What many people choose, bare of capitals, digits and signs. */
export const commonWords = [
  'password passwort passwd pass secret login welcome letmein admin administrator root user guest test tester demo',
  'default changeme change access master super system server computer internet google facebook whatsapp instagram',
  'youtube twitter iloveyou love lover loveme sweet sweety sweetheart baby babe babygirl babyboy honey darling angel',
  'princess prince queen king hello hallo friend friends forever family mother mummy mommy mama father daddy papa',
  'brother sister lovely beautiful happy sunshine summer winter spring autumn monday friday sunday january february',
  'march april june july august september october november december flower rose butterfly banana chocolate',
  'cookie ginger pepper coffee monkey dragon tiger lion eagle simba shadow killer hunter ranger soldier batman',
  'superman spiderman pokemon naruto starwars matrix michael jordan daniel david joseph john james peter paul mary',
  'maria sarah ruth grace esther moses isaac jacob samuel joshua emmanuel charles robert thomas william george',
  'jesus christ jesuschrist god godisgood godislove mygod lord faith hope bless blessed blessing amen bible church',
  'halleluyah alleluia glory heaven praise pray prayer psalm trust miracle saviour holy spirit christian catholic',
  'allah islam muslim mohammed football soccer arsenal gunners chelsea liverpool manchester united barcelona madrid',
  'messi ronaldo rooney villa vipers express baseball basketball school student pupil teacher class english maths',
  'science nursery primary academy college university office staff money shilling dollar million business work',
  'uganda ugandan entebbe jinja mbarara gulu masaka mukono wakiso kenya nairobi tanzania rwanda kigali africa african pearl pearlofafrica crane cranes kabaka',
  'buganda webale mukama katonda nnyabo ssebo musajja mukwano wange nkwagala oliotya gyebale matooke rolex boda',
  'bodaboda museveni nile victoria rwenzori bwindi life star stars freedom peace power music dance party apple',
  'samsung nokia tecno itel infinix iphone android windows linux qwerty azerty',
].flatMap((line) => line.split(' '));

/** 256 short words that are easily said on the telephone. None of them is in the list above. */
export const plainWords = [
  'acorn amber anchor apron arch arrow ash atlas attic badge bagel bamboo banjo barn basil basin basket bay',
  'beach beacon bead bean bell bench berry birch bloom boat bolt bonnet boot bottle bowl box branch brass bread',
  'brick bridge brook broom brush bucket buckle bugle bulb bundle button cabin cactus camel canal candle canoe canyon',
  'cape card cargo carpet carrot castle cedar chain chair chalk cherry chess chin cliff clock cloud clover coal coast',
  'cobalt coin comb comet copper coral cork corner cotton cove crab cradle crayon creek crow crown cube cup',
  'curry dawn desk dial dish dock dome donkey door dove drum duck dune easel echo egg elbow ember engine falcon',
  'fern ferry fiddle field fig finch flag flask flint flute fog forest fork fossil fox frame frost fudge galaxy garden',
  'garlic gate gecko giant glass globe goat goose grain grape grass gravel guitar gull hammer harbor harp hat',
  'hazel hedge helmet heron hill hinge hook horn igloo inch ink island ivory ivy jacket jade jar jelly jewel',
  'jigsaw jug jungle kettle kite kitten knot ladder lake lamp lark laurel lava leaf lemon lentil lever lilac',
  'lime linen lizard locket log loom lotus lunar magnet maize maple marble meadow melon metal mill mint mirror',
  'moon moss moth motor mural nest net nickel noodle nut oak oasis oat ocean olive onion opal orbit orchid otter oven',
  'owl paddle paint palm panda paper parrot peach pebble pencil piano pier pillow pine planet plum pond poppy puffin',
  'quartz quilt radish raft rain reef ribbon river robin rocket mango',
].flatMap((line) => line.split(' '));

/** Neighbours on a keyboard and in the alphabet, forwards; they are looked for backwards, too. */
export const walks = [
  ...['abcdefghijklmnopqrstuvwxyz', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm', 'azertyuiop', 'qwertzuiop'],
  ...['qaz', 'wsx', 'edc', 'rfv', 'tgb', 'yhn', 'ujm', 'qazwsxedcrfvtgbyhnujm'],
];
