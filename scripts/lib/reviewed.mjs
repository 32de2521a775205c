// What differs between the packages that would be installed and those that a person has looked at, in sentences.
const same = (one, other) => JSON.stringify(facts(one)) === JSON.stringify(facts(other));
/** Where it was looked at on a machine that could not install it, its content says the same here: whose it is stands in it. */
const wasSeen = (one, known) =>
  same(one, known.people ? known : { ...known, people: one.people, source: one.source });

export function differences(now, reviewed) {
  const known = new Map(reviewed.map((one) => [one.package, one]));
  const installed = new Set(now.map((one) => one.package));
  return [
    ...now
      .filter((one) => !known.has(one.package) || !wasSeen(one, known.get(one.package)))
      .map((one) => sentence(one, known.get(one.package) ?? versionBefore(one, reviewed))),
    ...reviewed
      .filter((one) => !installed.has(one.package))
      .map((one) => `no longer installed: ${one.package}`),
  ];
}

/** What was read of a package where it could be installed stays known where it can't: those for another kind of machine. */
export const withWhatWasRead = (now, reviewed) => {
  const known = new Map(reviewed.map((one) => [one.package, one]));
  return now.map((one) => facts({ ...(!one.people && pick(known.get(one.package))), ...one }));
};

const pick = ({ people, source } = {}) => (people ? { people, source } : {});

/** In one order, so that one package is one line whoever writes it. */
function facts({ package: id, integrity, runsAtInstall, people, source }) {
  return { package: id, integrity, runsAtInstall, people, source };
}

const nameOf = (id) => id.slice(0, id.lastIndexOf("@"));
const versionBefore = (one, reviewed) =>
  reviewed.findLast((other) => nameOf(other.package) === nameOf(one.package));

function sentence(one, before) {
  const parts = [before ? `${one.package} was ${before.package}` : `${one.package} is new`];
  if (before?.package === one.package && before.integrity !== one.integrity) parts.push("HAS OTHER CONTENT");
  if (one.runsAtInstall && !before?.runsAtInstall) parts.push("RUNS A SCRIPT WHEN IT IS INSTALLED");
  parts.push(change("by", "BY OTHERS:", names(one), before && names(before)));
  parts.push(change("made at", "MADE ELSEWHERE:", one.source || "a place it does not name", before?.source));
  return parts.join("; ");
}

const names = ({ people = [] }) => people.join(", ") || "people it does not name";
const change = (plain, loud, now, before) =>
  before === undefined || now === before ? `${plain} ${now}` : `${loud} ${now}, before ${before}`;
