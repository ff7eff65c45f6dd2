import assert from 'node:assert/strict';
import { testEngine } from '../../support/engine.ts';

function check(persian: string, english: string): void {
  const engine = testEngine();
  assert.equal(engine.translate(engine.analyse(persian)).translation, english);
}

const SENTENCES: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
  'plain statements': [
    ['علی کتاب را خواند.', 'Ali read the book.'],
    ['من دیروز به مدرسه رفتم.', 'I went to school yesterday.'],
    ['خواهرم در بیمارستان کار می‌کند.', 'My sister works in the hospital.'],
    ['گربه زیر میز خوابیده است.', 'The cat has slept under the table.'],
    ['سه روز پیش او را دیدم.', 'I saw him three days ago.'],
    ['پدرم فردا خواهد آمد.', 'My father will come tomorrow.'],
    ['مادرم هنوز نیامده است.', 'My mother has not come yet.'],
    ['به علی کمک کردم.', 'I helped Ali.'],
    ['من از تاریکی می‌ترسم.', 'I am afraid of darkness.'],
    ['دوستت دارم.', 'I love you.'],
    ['دخترم چهار سال دارد.', 'My daughter is four years old.'],
    ['چراغ را روشن کردم و در را بستم.', 'I turned on the light and closed the door.'],
    ['من به تهران می‌روم و برادرم را می‌بینم.', 'I go to Tehran and see my brother.'],
  ],
  'statements about what something is': [
    ['این یک کتاب است.', 'This is a book.'],
    ['این خانهٔ من است.', 'This is my house.'],
    ['این مشکل بزرگی است.', 'This is a big problem.'],
    ['این مشکل بزرگ است.', 'This problem is big.'],
    ['او معلم است.', 'He is a teacher.'],
    ['تهران پایتخت ایران است.', "Tehran is Iran's capital."],
    ['تهران شهر بزرگی است.', 'Tehran is a big city.'],
    ['بزرگ‌ترین شهر ایران تهران است.', 'The largest city of Iran is Tehran.'],
    ['خانهٔ ما بزرگ‌تر از خانهٔ شماست.', 'Our house is bigger than your house.'],
    ['برادرش از او بزرگ‌تر است.', 'His brother is bigger than him.'],
    ['کتاب‌های من روی میز هستند.', 'My books are on the table.'],
    ['امروز دوشنبه است.', 'Today is Monday.'],
    ['در این شهر سه دانشگاه وجود دارد.', 'There are three universities in this city.'],
    ['خندیدن مفید است.', 'Laughing is useful.'],
  ],
  'markup, which stays as it is': [
    ['<p title="نام">او معلم است.</p>', '<p title="نام">He is a teacher.</p>'],
    ['[او معلم است](./معلم.md "نام").', '[He is a teacher](./معلم.md "نام").'],
    ['\\section{او معلم است}', '\\section{he is a teacher}'],
    ['سلام {user.name}!', 'Hello {user.name}!'],
  ],
  'the weather, where nobody is named': [
    ['باران می‌بارد.', 'It rains.'],
    ['فردا باران می‌بارد.', 'It rains tomorrow.'],
    ['برف می‌بارد.', 'It snows.'],
    ['باران آمد.', 'It rained.'],
    ['دیروز تگرگ بارید.', 'Yesterday, hail rained.'],
    ['باد می‌وزد.', 'The wind blows.'],
    ['هوا ابری است.', 'The weather is cloudy.'],
  ],
  'one of something, and one before other numbers': [
    ['یک کتاب', 'A book'],
    ['یک نفر', 'A person'],
    ['یک روز', 'A day'],
    ['یک دو سه چهار', 'One two three four'],
    ['یک کتاب خریدم.', 'I bought a book.'],
    ['شیر خوردم.', 'I drank milk.'],
  ],
  'the door, where nothing is in it': [
    ['در را باز کنید.', 'Open the door.'],
    ['در باز شد.', 'The door opened.'],
    ['در قفل شد.', 'The door locked.'],
    ['در بزن.', 'Knock.'],
    ['در خانه ماندم.', 'I stayed at home.'],
  ],
  passives: [
    ['این مسجد در قرن هفتم ساخته شد.', 'This mosque was built in the seventh century.'],
    ['این روش مورد استفاده قرار می‌گیرد.', 'This method is used.'],
    ['این کتاب در سال ۲۰۲۰ منتشر شده است.', 'This book has been published in 2020.'],
  ],
  'terms of several words': [
    ['وزیر نیرو در شورای امنیت سخن گفت.', 'The minister of energy spoke in the Security Council.'],
    ['وزرای نیرو آمدند.', 'Ministers of energy came.'],
    ['وزیران نیروی پیشین آمدند.', 'Former ministers of energy came.'],
    ['او با وزیر نیروی ژاپن دیدار کرد.', "He met Japan's minister of energy."],
    ['به زنان حق رأی دادند.', 'They gave a right to vote to women.'],
    ['او وزیر نیروست.', 'He is a minister of energy.'],
    ['پدر و مادرم در شیراز زندگی می‌کنند.', 'My parents live in Shiraz.'],
    ['در نشست خبری خندید.', 'He laughed in the press conference.'],
    ['اعضای هیئت مدیره آمدند.', 'Board members came.'],
    ['سازمان ملل متحد حق بیمه را پرداخت.', 'The United Nations paid the insurance premium.'],
  ],
  'a term only where its ezafe is read': [
    ['پس از جنگ سرد آمد.', 'He came after the Cold War.'],
    ['آن جنگ، سرد شد.', 'That war became cold.'],
  ],
  'negative words': [
    ['هیچ چیز نخریدم.', 'I bought nothing.'],
    ['هرگز دروغ نمی‌گوید.', 'He never lies.'],
  ],
  'modals and infinitives': [
    ['نمی‌توانم بیایم.', 'I cannot come.'],
    ['باید این کار را تمام کنم.', 'I must finish this work.'],
    ['می‌توان از این روش استفاده کرد.', 'One can use this method.'],
    ['باید کتابی را که خریدم بخوانم.', 'I must read the book that I bought.'],
    ['بیمار باید دارو را نگه دارد.', 'The patient should keep the medicine.'],
    ['باید می‌رفتم.', 'I should have gone.'],
    ['این کار ممکن نیست و او این را می‌داند.', 'This work is not possible and he knows this.'],
    ['او نمی‌تواند، چون ما نیامدیم.', 'He cannot, because we did not come.'],
    ['می‌خواهم فارسی یاد بگیرم.', 'I want to learn Persian.'],
    ['سعی کرد با مادرش صحبت کند.', 'He tried to talk to his mother.'],
    ['او نمی‌خواهد ما را ببیند.', 'He does not want to see us.'],
    ['رفتم تا نان بخرم.', 'I went to buy bread.'],
    ['معلم از ما خواست که ساکت باشیم.', 'The teacher asked us to be silent.'],
  ],
  clauses: [
    ['او گفت که فردا می‌آید.', 'He said that he comes tomorrow.'],
    ['کتابی که دیروز خریدم گران بود.', 'The book that I bought yesterday was expensive.'],
    ['وقتی رسیدم، او رفته بود.', 'When I arrived, he had gone.'],
    ['اگر وقت داشتم، با تو می‌آمدم.', 'If I had time, I would come with you.'],
    ['اگر زود بیایی، با هم شام می‌خوریم.', 'If you come early, we have dinner together.'],
    ['پیش از آنکه بخوابی، چراغ را خاموش کن.', 'Before you sleep, turn off the light.'],
    ['نمی‌دانم کجا رفت.', 'I do not know where he went.'],
    [
      'این شرکت، که در سال ۱۳۸۰ تأسیس شد، پنجاه کارمند دارد.',
      'This company, which was established in 1380, has fifty employees.',
    ],
  ],
  questions: [
    ['آیا شما تب دارید؟', 'Do you have a fever?'],
    ['کجا زندگی می‌کنید؟', 'Where do you live?'],
    ['چرا نیامدی؟', 'Why did you not come?'],
    ['چه کسی در را باز کرد؟', 'Who opened the door?'],
    ['چند نفر در اتاق هستند؟', 'How many people are in the room?'],
  ],
  requests: [
    ['لطفا در را ببندید.', 'Please close the door.'],
    ['بیا برویم.', 'Come, let us go.'],
    ['این متن را ترجمه کن.', 'Translate this text.'],
  ],
  'lists of nouns and numbers': [
    ['علی، رضا و مریم به بازار رفتند.', 'Ali, Reza and Maryam went to the market.'],
    ['برادر و خواهرم در شیراز زندگی می‌کنند.', 'My brother and my sister live in Shiraz.'],
    ['دو میلیون نفر در این شهر زندگی می‌کنند.', 'Two million people live in this city.'],
    ['بیش از ۲۰ درصد مردم از این سیستم استفاده می‌کنند.', 'More than 20% of people use this system.'],
  ],
  'compound verbs around their object': [
    ['مشکل پزشکی ندارم.', 'I do not have a medical problem.'],
    ['خبر نگران کننده‌ای شنیدم.', 'I heard worrying news.'],
    [
      'رئیس‌جمهور نسبت به افزایش قیمت‌ها ابراز نگرانی کرد.',
      'The president expressed concern about price rises.',
    ],
    ['سیگار کشیدن باعث سرطان ریه می‌شود.', 'Smoking causes lung cancer.'],
    ['بیماران غربالگری شدند.', 'Patients were screened.'],
    ['او کتابی را که از دوستش گرفته بود، گم کرد.', 'He lost the book that he had taken from his friend.'],
    [
      'دولت تصمیم گرفته است یارانه نان را حذف کند.',
      'The government has decided to remove the bread subsidy.',
    ],
    [
      'سخنگوی وزارت خارجه این ادعاها را بی‌اساس خواند.',
      'The foreign ministry spokesperson called these claims baseless.',
    ],
  ],
  'going somewhere, as it is spoken': [
    ['می‌خوام برم خونه', 'I want to go home'],
    ['بچه‌ها سینما رفتند.', 'Children went to the cinema.'],
    ['او به خانهٔ ما آمد.', 'He came to our house.'],
    ['نرود به خانه', 'He should not go home'],
  ],
  'somebody and something in negation': [
    ['کسی در خانه زندگی نمی‌کرد.', 'Nobody lived at home.'],
    ['چیزی ندیدم.', 'I did not see anything.'],
    ['بدون اینکه نگاه کند رفت.', 'Without looking, he went.'],
    ['مگه نگفتم نرو؟', 'Did I not say do not go?'],
  ],
  'first lessons': [
    ['شما اهل کجایید؟', 'Where are you from?'],
    ['ببخشید، ساعت چنده؟', 'Excuse me, what time is it?'],
    ['من ایرانی‌ام.', 'I am Iranian.'],
    ['من معلمم.', 'I am a teacher.'],
    ['خسته‌ام.', 'I am tired.'],
  ],
  'lists and what belongs to somebody': [
    ['مشتری گرامی، سفارش شما ثبت شد.', 'Dear customer, your order was registered.'],
    ['خواب ناکافی نه تنها تمرکز را کم می‌کند.', 'Insufficient sleep not only reduces concentration.'],
    [
      'علائم دیابت شامل تشنگی، تب و کاهش وزن است.',
      'Diabetes symptoms include thirst, the fever and weight loss.',
    ],
    ['خواهر کوچکم خوشحال است.', 'My younger sister is happy.'],
    ['دوست عزیزم آمد.', 'My dear friend came.'],
    ['یوزپلنگ در ایران یافت می‌شود.', 'The cheetah is found in Iran.'],
    ['این کار بسیار آسان‌تر است.', 'This work is much easier.'],
    ['مطالعات نشان می‌دهد کسانی که ورزش می‌کنند سالم‌ترند.', 'Studies show, people who exercise are healthier.'],
  ],
  'verbs whose auxiliary is left out': [
    ['او کتاب را خوانده و رفته است.', 'He has read the book and gone.'],
    ['این ویروس مورد توجه قرار گرفته و مهم است.', 'This virus has received attention and is important.'],
    ['مردم کشته شده.', 'People have been killed.'],
    ['این خانه ساخته شده است.', 'This house has been built.'],
  ],
  'phrases at the nouns they belong to': [
    ['شیوع COVID-19 ادامه دارد.', 'COVID-19 outbreak continues.'],
    ['افراد بیمار در خانه ماندند.', 'Sick people stayed at home.'],
    ['بیماران مبتلا به دیابت آمدند.', 'Patients with diabetes came.'],
    ['کتاب‌های روی میز را برد.', 'He took books on the table.'],
    ['برای دیدن شما آمدم.', 'I came to see you.'],
    ['خانه‌ای که در آن بزرگ شدم، خراب شده است.', 'The house that I grew up in has broken down.'],
    ['علی از حسن بلندتر است.', 'Ali is taller than Hasan.'],
  ],
  'dates, numbers and measures': [
    ['در ماه مارس مدارس تعطیل شدند.', 'In March, schools were closed.'],
    ['در اوایل مارس آمد.', 'He came in early March.'],
    ['در اواخر سال گذشته آمد.', 'He came in late last year.'],
    ['در اواسط سال ۲۰۲۰ رفت.', 'He went in the middle of 2020.'],
    ['سوم مهر به مدرسه رفتم.', 'I went to school on 3 Mehr.'],
    ['در دوم مارس ۲۰۲۰ آمد.', 'He came on 2 March 2020.'],
    [
      'سه ماه پیش، در ۱۵ مهر ۱۴۰۲، این قرارداد امضا شد.',
      'Three months ago, on 15 Mehr 1402, this contract was signed.',
    ],
    [
      'نرخ تورم در شش ماه نخست امسال کاهش یافته است.',
      'The inflation rate has decreased in the first six months of this year.',
    ],
    ['کاهش ۴۸ درصدی قیمت‌ها ادامه یافت.', '48% reduction of prices continued.'],
    ['یه لیوان آب بده لطفاً.', 'Give a glass of water please.'],
    ['قیمت کتاب ۲۴٬۹۰۰٬۰۰۰ تومان است.', 'The price of the book is 24,900,000 tomans.'],
  ],
  'words read by their neighbours': [
    ['ماه و ستاره‌ها در آسمان بودند.', 'The moon and stars were in the sky.'],
    ['مردی با چتر سیاه آمد.', 'A man came with the black umbrella.'],
    ['امروز کجا میری؟', 'Where do you go today?'],
    ['داروی مورد نیاز را خریدم.', 'I bought the needed medicine.'],
    ['این تفاوت قابل توجه است.', 'This difference is considerable.'],
  ],
  'plans, conditions and quotations': [
    [
      'قرار است مذاکرات هفته آینده در وین از سر گرفته شود.',
      "Next week's negotiations will be resumed in Vienna.",
    ],
    ['اگر تب دارید، به پزشک مراجعه کنید.', 'If you have a fever, see a doctor.'],
    [
      'این گزینه را فعال کنید تا تغییرات به طور خودکار ذخیره شوند.',
      'Activate this option so that changes are saved automatically.',
    ],
    ['روی دکمه «ادامه» کلیک کنید.', 'Click the button “continuation”.'],
    ['«کجا بودی؟» «در خانه بودم.»', '“Where have you been?” “I was at home.”'],
    [
      'گفتم: «این کتاب را بخوان.» گفت: «فردا می‌خوانم.»',
      'I said: “Read this book.” He said: “I read tomorrow.”',
    ],
    ['«کجا بودی؟» مادرش پرسید.', '“Where have you been?” his mother asked.'],
  ],
  'verbs that share their light verb or their auxiliary': [
    ['این رمان ترجمه و منتشر شد.', 'This novel was translated and published.'],
    [
      'شهردار پل را افتتاح و از کارگران تشکر کرد.',
      'The mayor inaugurated the bridge and thanked the workers.',
    ],
    ['سیب‌ها را شسته و خرد کنید.', 'Wash apples and crush them.'],
    ['کارگران جاده را بسته و شعار دادند.', 'Workers closed the road and chanted slogans.'],
    ['هوا سرد شده و بچه‌ها سرما خورده‌اند.', 'The weather has become cold and children have caught a cold.'],
    ['علی و مریم کار کردند.', 'Ali and Maryam worked.'],
  ],
  'what follows a modal or an infinitive': [
    ['باید به خانه برود و بخوابد.', 'He should go home and sleep.'],
    ['می‌خواهد خانه را بفروشد و به شمال برود.', 'He wants to sell the house and go to the north.'],
    ['نگذاشت بچه‌ها بازی کنند.', 'He did not let the children play.'],
    ['کتاب را روی میز گذاشت.', 'He put the book on the table.'],
  ],
  'what was done again and again': [
    ['پدرم هر روز پیاده می‌رفت.', 'My father went on foot every day.'],
    ['گربه در باغ راه نمی‌رفت.', 'The cat did not walk in the garden.'],
    ['گربه در باغ راه می‌رفت.', 'The cat was walking in the garden.'],
  ],
  'what a predicate adjective governs': [
    ['این خودرو به ترمز تازه مجهز است.', 'This car is equipped with the new brake.'],
    ['مردم با این تصمیم مخالف بودند.', 'People opposed this decision.'],
    ['از خدمات شما راضی است.', 'He is satisfied with your services.'],
    ['خانه ما نزدیک ایستگاه است.', 'Our house is near the station.'],
  ],
  'what is asked of somebody, or done to what the verb governs': [
    ['از مسافران درخواست می‌شود بلیت خود را نشان دهند.', 'Passengers are asked to show their ticket.'],
    ['از این روش استفاده می‌شود.', 'This method is used.'],
    ['به موضوع اشاره شد.', 'The issue was mentioned.'],
  ],
  'nobody for its subject': [
    ['دانش را باید جست.', 'Knowledge should be sought.'],
    ['باید رفت و دید.', 'One should go and see.'],
    ['می‌توان کتاب را خرید و فروخت.', 'The book can be bought and sold.'],
  ],
  'an office for its subject': [
    [
      'به اطلاع همکاران می‌رساند جلسه فردا برگزار می‌شود.',
      'We inform colleagues that the meeting is held tomorrow.',
    ],
  ],
  'a subject of several for a plural verb': [
    ['خانواده بیمار عکس را آوردند.', "The patient's family brought the photo."],
    ['کتاب خریدند.', 'They bought a book.'],
  ],
  'text that is not Persian': [
    ['RNAها بزرگ‌اند.', 'RNAs are big.'],
    ['URLها را باز کنید.', 'Open URLs.'],
    ['`fn`ها را ببین.', 'See `fn`.'],
    ['فایل README.md را در پوشهٔ src باز کنید.', 'Open the README.md file in the src folder.'],
    ['برنامه را با دستور `npm start` اجرا کنید.', 'Run the program with the `npm start` command.'],
    ['# عنوان مقاله', '# Title of the article'],
  ],
};

describe('the English draft of a sentence', () => {
  for (const [kind, sentences] of Object.entries(SENTENCES))
    for (const [persian, english] of sentences)
      it(`has ${kind} in English word order: ${english}`, () => check(persian, english));
});
