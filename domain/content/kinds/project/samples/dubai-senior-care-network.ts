import { addDays, yearOf } from "#domain/calendar/day.ts";
import { asCents } from "#domain/money/cents.ts";
import type { Project } from "../schema.ts";
import { prose } from "../../../localized.ts";

export const dubaiSeniorCareNetwork = (today: string): Project => ({
  id: "dubai-senior-care-network",
  title: {
    en: "Dubai Senior Care Network",
    nl: "Netwerk ouderenzorg Dubai",
    ar: "شبكة رعاية كبار السن في دبي",
  },
  shortTitle: {
    en: "Dubai Senior Care Network",
    nl: "Netwerk ouderenzorg Dubai",
    ar: "شبكة رعاية كبار السن في دبي",
  },
  description: {
    en: "Nurses and regular visitors for older people who live alone in Dubai, carried out by a licensed local partner.",
    nl: "Verpleegkundigen en vaste bezoekvrijwilligers voor alleenwonende ouderen in Dubai, uitgevoerd door een lokale partner met vergunning.",
    ar: "ممرضون وزوار ثابتون لكبار السن الذين يعيشون وحدهم في دبي، ينفذه شريك محلي مرخَّص.",
  },
  body,
  programId: "elderly",
  countryCode: "AE",
  city: { en: "Dubai", nl: "Dubai", ar: "دبي" },
  coordinates: { lon: 55.27, lat: 25.2 },
  status: "ACTIVE",
  trackStatus: "ON_TRACK",
  budgetCents: asCents(5_000_000),
  budgetLines: [
    {
      label: {
        en: "Nurses and care staff",
        nl: "Verpleegkundigen en verzorgenden",
        ar: "الممرضون ومقدمو الرعاية",
      },
      cents: asCents(2_600_000),
    },
    {
      label: {
        en: "Health checks and aids",
        nl: "Gezondheidscontroles en hulpmiddelen",
        ar: "الفحوص الصحية والأجهزة المساعدة",
      },
      cents: asCents(950_000),
    },
    {
      label: {
        en: "Transport for home visits",
        nl: "Vervoer voor huisbezoeken",
        ar: "النقل للزيارات المنزلية",
      },
      cents: asCents(700_000),
    },
    {
      label: { en: "Training of visitors", nl: "Training van bezoekvrijwilligers", ar: "تدريب الزوار" },
      cents: asCents(350_000),
    },
    {
      label: {
        en: "Coordination and reporting",
        nl: "Coördinatie en verantwoording",
        ar: "التنسيق وإعداد التقارير",
      },
      cents: asCents(400_000),
    },
  ],
  successMetric: {
    en: "say their health is better than six months ago",
    nl: "zegt dat de gezondheid beter is dan een half jaar geleden",
    ar: "يقولون إن صحتهم أفضل مما كانت قبل ستة أشهر",
  },
  startsOn: `${yearOf(today) - 3}-03-01`,
  endsOn: `${yearOf(today) + 1}-02-28`,
  updatedOn: addDays(today, -11),
  sdgTags: [3, 10],
  sectorCode: "16015",
  featured: true,
  cover: null,
  partnerId: "al-wafa-senior-care",
  updates: [
    {
      on: addDays(today, -11),
      title: {
        en: "Second round of health talks",
        nl: "Tweede ronde gezondheidsgesprekken",
        ar: "الجولة الثانية من الأسئلة الصحية",
      },
      text: {
        en: "Of the 89 participants 82 answered the half-yearly questions; 64 of them feel healthier. Seven were traveling or preferred not to answer.",
        nl: "Van de 89 deelnemers beantwoordden er 82 de halfjaarlijkse vragen; 64 van hen voelen zich gezonder. Zeven waren op reis of wilden liever niet antwoorden.",
        ar: "أجاب 82 من أصل 89 مشاركًا عن الأسئلة نصف السنوية، ويشعر 64 منهم بأن صحتهم تحسنت. وكان سبعة منهم على سفر أو فضلوا عدم الإجابة.",
      },
    },
    {
      on: addDays(today, -67),
      title: {
        en: "Grab rails before walking frames",
        nl: "Eerst beugels, dan rollators",
        ar: "المقابض قبل المشّايات",
      },
      text: {
        en: "The nurses found that most falls happen in the bathroom. We moved money from walking frames to grab rails and non-slip mats in 41 homes.",
        nl: "De verpleegkundigen merkten dat de meeste mensen in de badkamer vallen. Wij hebben geld verschoven van rollators naar beugels en antislipmatten in 41 woningen.",
        ar: "لاحظت الممرضات أن معظم حوادث السقوط تقع في الحمام، فحوّلنا جزءًا من مخصصات المشّايات إلى مقابض وبُسُط مانعة للانزلاق في 41 منزلًا.",
      },
    },
    {
      on: addDays(today, -150),
      title: { en: "Visitors in four languages", nl: "Bezoekers in vier talen", ar: "زوار بأربع لغات" },
      text: {
        en: "The network now has visitors who speak Arabic, English, Urdu and Malayalam. Matching by language took longer than planned, but fewer pairs split up.",
        nl: "Het netwerk heeft nu bezoekvrijwilligers die Arabisch, Engels, Urdu en Malayalam spreken. Koppelen op taal duurde langer dan gepland, maar er haken minder koppels af.",
        ar: "تضم الشبكة الآن زوارًا يتحدثون العربية والإنجليزية والأردية والمالايالامية. استغرق التوفيق بحسب اللغة وقتًا أطول مما خططنا له، لكن الزيارات التي انقطعت قلّ عددها.",
      },
    },
  ],
});

const body = prose(
  {
    en: "Dubai is a young city, and that makes it easy to overlook those who have grown old in it. Many of the people in this project have children abroad or none at all. Some came here forty years ago to work and stayed.",
    nl: "Dubai is een jonge stad, en daardoor ziet men gemakkelijk over het hoofd wie er oud is geworden. Veel deelnemers hebben kinderen in het buitenland, of geen kinderen. Sommigen kwamen hier veertig jaar geleden werken en zijn gebleven.",
    ar: "دبي مدينة شابة، ولذلك يسهل أن يغيب عن النظر من كبروا فيها. فكثير من المشاركين في هذا المشروع أبناؤهم في الخارج أو لا أبناء لهم، وبعضهم جاء للعمل قبل أربعين عامًا ثم بقي.",
  },
  {
    en: "A nurse comes every two weeks to check blood pressure, blood sugar and medicines. In between, a trained visitor comes for an hour of company. Both come from our local partner, which holds the license for this work and employs the nurses. We pay the costs in this budget and visit the project twice a year.",
    nl: "Om de twee weken komt een verpleegkundige voor bloeddruk, bloedsuiker en medicijnen. Daartussen komt een getrainde bezoeker een uur op de koffie. Beiden komen van onze lokale partner, die de vergunning voor dit werk heeft en de verpleegkundigen in dienst heeft. Wij betalen de kosten in dit budget en bezoeken het project twee keer per jaar.",
    ar: "تأتي ممرضة كل أسبوعين لقياس الضغط والسكر ومراجعة الأدوية، وبين الزيارتين يأتي زائر مدرَّب ليؤنس صاحب البيت ساعة. وكلاهما من شريكنا المحلي الذي يحمل ترخيص هذا العمل ويوظف الممرضات. أما نحن فنتحمل التكاليف المبينة في هذه الموازنة ونزور المشروع مرتين في العام.",
  },
  {
    en: "No money is collected in the United Arab Emirates for this project. It is paid for by gifts received in the Netherlands and transferred to the partner by bank, in installments, each after a report.",
    nl: "Voor dit project wordt in de Verenigde Arabische Emiraten geen geld ingezameld. Het wordt betaald uit giften die in Nederland zijn ontvangen en per bank aan de partner zijn overgemaakt, in termijnen en telkens na een verslag.",
    ar: "لا تُجمع أي أموال في الإمارات العربية المتحدة لهذا المشروع، فهو ممول من تبرعات تُستلم في هولندا وتُحوَّل إلى الشريك عبر البنك على دفعات، كل دفعة بعد تقرير.",
  },
);
