import { addDays } from "#domain/calendar/day.ts";
import type { Post } from "../schema.ts";
import { prose } from "../../../localized.ts";

export const shelterOnItsOwn = (today: string): Post => ({
  id: "the-shelter-stands-on-its-own",
  title: {
    en: "The shelter near Abu Dhabi stands on its own",
    nl: "De opvang bij Abu Dhabi staat op eigen benen",
    ar: "الملجأ قرب أبوظبي يقف على قدميه",
  },
  summary: {
    en: "312 animals, 40,000 euros, one final report. Why we are glad to be no longer needed.",
    nl: "312 dieren, 40.000 euro, één eindverslag. Waarom wij blij zijn dat wij niet meer nodig zijn.",
    ar: "312 حيوانًا و40,000 يورو وتقرير نهائي واحد. ولماذا نسعد بأنه لم تعد هناك حاجة إلينا.",
  },
  body: prose(
    {
      en: "The last invoice of the Animal Rescue Center has been paid. It was for 1,140 vaccine doses and closed a budget of 40,000 euros that was neither exceeded nor, to be honest, easy to keep.",
      nl: "De laatste rekening van het Dierenopvangcentrum is betaald. Die was voor 1.140 doses vaccin en sloot een budget van 40.000 euro, dat niet is overschreden en eerlijk gezegd ook niet makkelijk te halen was.",
      ar: "سُدّدت آخر فاتورة لمركز إنقاذ الحيوانات، وكانت ثمن 1,140 جرعة لقاح، وبها أُقفلت موازنة قدرها 40,000 يورو لم نتجاوزها، وإن لم يكن الالتزام بها سهلًا في الحقيقة.",
    },
    {
      en: "Of the 312 animals that came in, 81 percent have a new home. Those that stayed are old or shy, and they are known by name to everyone who works there.",
      nl: "Van de 312 dieren die binnenkwamen, heeft 81 procent een nieuw thuis. De blijvers zijn oud of schuw, en iedereen die er werkt kent ze bij naam.",
      ar: "ومن بين 312 حيوانًا وصلت إلى المركز وجد 81 بالمئة منها بيتًا جديدًا. أما الباقية فمسنّة أو خجولة، ويعرفها كل العاملين هناك بأسمائها.",
    },
    {
      en: "Our partner now covers the running costs from adoption fees and local supporters. We will go and look once more in a year, and report here what we find.",
      nl: "Onze partner betaalt de lopende kosten nu uit adoptiegeld en steun uit de omgeving. Over een jaar gaan wij nog één keer kijken, en schrijven hier op wat wij zien.",
      ar: "ويغطي شريكنا الآن تكاليف التشغيل من رسوم التبنّي ومن الداعمين المحليين. وسنزور المركز مرة أخرى بعد عام ونكتب هنا ما نراه.",
    },
  ),
  author: { en: "The animal welfare team", nl: "Het team van Dierenwelzijn", ar: "فريق الرفق بالحيوان" },
  publishedOn: addDays(today, -64),
  programId: "animals",
  projectId: "animal-rescue-center-uae",
  cover: null,
});
