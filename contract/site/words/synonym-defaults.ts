/** A group on each line, as staff write them. */
export const synonymsIn = (text: string): string[][] =>
  text
    .split('\n')
    .map((line) => line.split(',').map((word) => word.trim().toLowerCase()))
    .map((words) => words.filter(Boolean))
    .filter((words) => words.length > 0);

export const synonymsAsText = (groups: string[][]): string => groups.map((words) => words.join(', ')).join('\n');

/** What families call the things of any school, until a school says it in its own way. */
export const defaultSynonyms: string[][] = synonymsIn(`
fees, tuition, cost, price, charges, ebisale, karo, sente, ssente, ensimbi
pay, payment, mobile money, instalment, installment, pay in parts, okusasula
bursary, scholarship, sponsor, sponsorship, financial aid, help with fees
discount, reduction, per cent less, rebate
bus, buses, transport, shuttle, van, school run, pick up, drop off, takisi, bbaasi
job, vacancy, career, employment, hiring, recruitment, work, work with us, teaching post, salary, cv
map, directions, location, address, route
sibling, brother, sister, second child, brothers and sisters
school, essomero, shule, academy
pupil, student, learner, abayizi
teacher, staff, omusomesa, abasomesa, mwalimu, tutor
apply, application, enrol, enroll, enrolment, register, registration, admission, join, intake, transfer, okuyingira, okuwandiisa
deadline, admissions
head, principal, headteacher, head teacher, headmaster, headmistress, omukulu
phone, telephone, call, phone number, hotline, ring us, ring the school, essimu, ssimu, nomba
email, e-mail, mail
contact, reach, get in touch, talk to somebody, speak to
complaint, complain, feedback, worry
term dates, school calendar, term begins, term starts, opening date, reopen, resume, closing day, closing date, okuggulawo
holiday, vacation, public holiday, oluwummula
half term, mid-term, midterm break
calendar, events, programme, schedule
visit, tour, open day, open morning, see the school
visiting day, visiting days, visiting sunday
uniform, sweater, school clothes, dress, jumper, shoes, yunifomu
lunch, food, meal, porridge, menu, feeding, eat, snack, emmere
nurse, sick, clinic, health, doctor, medical, illness, medicine, sick bay
allergy, allergies, asthma
boarding, boarder, hostel, dormitory, boarding house, boarding section
nursery, kindergarten, preschool, pre-primary, baby class, toddler
late stay, aftercare, stay late, evening care, stay until evening
exam, exams, test, examination
results, marks, grades, performance
ple, primary leaving examination, primary leaving examinations
curriculum, subjects, syllabus, academic, academics, learn
history, founded, founder, vision, mission, about us
entrance, interview, assessment, entry test, entrance exam, entrance paper
homework, holiday work
class size, how many children, how many pupils, how many students, pupils in a class, largest class
timetable, school hours, opening hours, gate opens, lessons, school day, time
swimming, swim, pool
football, soccer, netball, games
sport, sports, athletics, physical education
music, choir, instrument, piano, drum, singing lessons
art, painting, drawing, craft
drama, theatre, dance
club, clubs, activities, co-curricular, extracurricular, extra-curricular
trip, excursion, outing, hiking, camping, scouts, adventure
language, french, luganda, kiswahili, swahili
religion, faith, church, mosque, muslim, christian, prayers, chaplain, bible
mathematics, maths, math, arithmetic, numeracy
computer, ICT, coding, information technology
library, books, reading
bullying, safety, safeguarding, child protection, abuse, unkind
privacy, personal data, data protection
special needs, disability, learning support, dyslexia, autism, extra help, slow learner, difficulties, struggling
wheelchair, ramp, ramps
counsellor, counselling, psychologist, therapist, somebody to talk to
form, forms, document, documents, download, printable, pdf
birth certificate, documents to bring, requirements
deposit, booking fee, keep the place
refund, money back
governors, board of governors, board of directors, owners, proprietor
house, houses, prefects, head girl, head boy, leadership, student council
photo, photos, picture, pictures, gallery, video, images
news, newsletter, latest, updates
blog, articles
alumni, former pupils, old boys, old girls, old students, ex-pupils, graduates
lost, lost property, lost and found
volunteer, give, donate, donation
age, years old, turn three
`);
