// The comparison of the live field in JavaScript, written idiomatically and with typed arrays throughout. Both take
// the runs in the crate's memory layout and return lines and differences by cause, as the crate does.

const CAUSES = 5;
const DEPARTMENTS = 1920;
const [RETROACTIVE, UNION, MISSING, DUPLICATE, ROUNDING] = [0, 1, 2, 3, 4];

/** Returns `quantity` (in hundredths) times `rate` (in hundredths of a minor unit) without its fraction. */
const cutOff = (quantity, rate) => Math.trunc((quantity * rate) / 10_000);

/** Returns the same product, rounded half away from zero. */
const nearest = (quantity, rate) => {
  const product = quantity * rate;
  const whole = Math.trunc(product / 10_000);
  return Math.abs(product % 10_000) * 2 >= 10_000 ? whole + Math.sign(product) : whole;
};

/** Returns a rate after the union's raise of 3.5 %. */
const unionRate = (rate) => Math.trunc((rate * 1_035) / 1_000);

/** Compares with objects and maps. */
export function byObjects({ before, after }) {
  const pairs = new Map();
  const paid = new Set();
  const read = (lines, side) => {
    for (const line of lines) {
      const key = line.person * 8 + line.component;
      let pair = pairs.get(key);
      if (!pair) {
        pair = { before: null, after: null, counts: [0, 0], sums: [0, 0], isMixed: false };
        pairs.set(key, pair);
      }
      if (pair[side] === null || line.number < pair[side].number) {
        if (pair[side] !== null && pair[side].amount !== line.amount) pair.isMixed = true;
        pair[side] = line;
      } else if (pair[side].amount !== line.amount) pair.isMixed = true;
      const at = side === "before" ? 0 : 1;
      pair.counts[at] += 1;
      pair.sums[at] += line.amount;
      if (at === 1) paid.add(line.person);
    }
  };
  read(before, "before");
  read(after, "after");

  const causes = Array.from({ length: CAUSES }, () => ({ lines: 0, difference: 0 }));
  const findings = [];
  const departments = Array.from({ length: DEPARTMENTS }, () => new Array(CAUSES + 1).fill(0));
  for (const pair of pairs.values()) {
    const [old, fresh] = pair.counts;
    const difference = pair.sums[1] - pair.sums[0];
    if (difference === 0 && old === fresh) continue;
    let cause = -1;
    let lines = Math.max(old, fresh);
    if (old === 1 && fresh === 1) cause = causeOf(pair.before, pair.after);
    else if (old === 1 && fresh > 1 && !pair.isMixed && pair.after.amount === pair.before.amount) {
      cause = DUPLICATE;
      lines -= 1;
    } else if (fresh === 0 && !paid.has(pair.before.person)) cause = MISSING;
    const line = pair.after ?? pair.before;
    if (cause < 0) findings.push({ line, before: pair.sums[0], after: pair.sums[1] });
    else {
      causes[cause].lines += lines;
      causes[cause].difference += difference;
    }
    departments[line.department][cause < 0 ? CAUSES : cause] += Math.abs(difference);
  }
  return { causes, findings, departments };
}

function causeOf(old, fresh) {
  const isDue = (line) => line.amount === nearest(line.quantity, line.rate) + line.arrears;
  if (old.quantity !== fresh.quantity || !isDue(old)) return -1;
  const sameRate = old.rate === fresh.rate;
  if (sameRate && old.arrears === 0 && fresh.arrears !== 0 && isDue(fresh)) return RETROACTIVE;
  if (old.arrears !== fresh.arrears) return -1;
  if (!sameRate) return fresh.rate === unionRate(old.rate) && isDue(fresh) ? UNION : -1;
  return fresh.amount === cutOff(fresh.quantity, fresh.rate) + fresh.arrears ? ROUNDING : -1;
}

/** Converts the lines of a run to columns in typed arrays. */
export function columnsOf(lines) {
  const take = (Type, name) => Type.from(lines, (line) => line[name]);
  return {
    length: lines.length,
    number: take(Uint32Array, "number"),
    person: take(Uint32Array, "person"),
    department: take(Uint16Array, "department"),
    component: take(Uint8Array, "component"),
    quantity: take(Int32Array, "quantity"),
    rate: take(Float64Array, "rate"),
    arrears: take(Float64Array, "arrears"),
    amount: take(Float64Array, "amount"),
  };
}

/** Compares with typed arrays and open addressing, as the crate does. */
export function byColumns({ before, after }) {
  const most = before.length + after.length;
  const size = 2 ** Math.ceil(Math.log2(most * 2));
  const shift = 32 - Math.log2(size);
  const slots = new Uint32Array(size);
  const people = new Uint32Array(size);
  const paid = new Uint8Array(size);
  const keys = new Uint32Array(most);
  const counts = [new Uint32Array(most), new Uint32Array(most)];
  const places = [new Uint32Array(most), new Uint32Array(most)];
  const sums = [new Float64Array(most), new Float64Array(most)];
  const mixed = new Uint8Array(most);
  let pairs = 0;

  const slotOf = (person) => {
    let slot = Math.imul(person, 0x9e3779b1) >>> shift;
    while (people[slot] !== 0 && people[slot] !== person + 1) slot = (slot + 1) & (size - 1);
    return slot;
  };
  const read = (run, at) => {
    const { number, person, component, amount, length } = run;
    for (let line = 0; line < length; line += 1) {
      const key = person[line] * 8 + component[line];
      let slot = Math.imul(key, 0x9e3779b1) >>> shift;
      while (slots[slot] !== 0 && keys[slots[slot] - 1] !== key) slot = (slot + 1) & (size - 1);
      if (slots[slot] === 0) {
        keys[pairs] = key;
        pairs += 1;
        slots[slot] = pairs;
      }
      const pair = slots[slot] - 1;
      const place = places[at][pair];
      if (counts[at][pair] > 0 && amount[place] !== amount[line]) mixed[pair] = 1;
      if (counts[at][pair] === 0 || number[line] < number[place]) places[at][pair] = line;
      counts[at][pair] += 1;
      sums[at][pair] += amount[line];
      const home = slotOf(person[line]);
      people[home] = person[line] + 1;
      if (at === 1) paid[home] = 1;
    }
  };
  read(before, 0);
  read(after, 1);

  const lines = new Uint32Array(CAUSES);
  const differences = new Float64Array(CAUSES);
  const departments = new Float64Array(DEPARTMENTS * (CAUSES + 1));
  const findings = [];
  for (let pair = 0; pair < pairs; pair += 1) {
    const old = counts[0][pair];
    const fresh = counts[1][pair];
    const difference = sums[1][pair] - sums[0][pair];
    if (difference === 0 && old === fresh) continue;
    const a = places[0][pair];
    const b = places[1][pair];
    let cause = -1;
    let count = Math.max(old, fresh);
    if (old === 1 && fresh === 1) cause = causeAt(before, a, after, b);
    else if (old === 1 && fresh > 1 && mixed[pair] === 0 && after.amount[b] === before.amount[a]) {
      cause = DUPLICATE;
      count -= 1;
    } else if (fresh === 0 && paid[slotOf(before.person[a])] === 0) cause = MISSING;
    if (cause < 0) findings.push(pair);
    else {
      lines[cause] += count;
      differences[cause] += difference;
    }
    const department = fresh > 0 ? after.department[b] : before.department[a];
    departments[department * (CAUSES + 1) + (cause < 0 ? CAUSES : cause)] += Math.abs(difference);
  }
  const causes = Array.from(lines, (count, cause) => ({ lines: count, difference: differences[cause] }));
  return { causes, findings, departments };
}

function causeAt(before, a, after, b) {
  const [quantity, oldRate, newRate] = [before.quantity[a], before.rate[a], after.rate[b]];
  const [oldArrears, newArrears] = [before.arrears[a], after.arrears[b]];
  if (quantity !== after.quantity[b] || before.amount[a] !== nearest(quantity, oldRate) + oldArrears)
    return -1;
  const isDue = after.amount[b] === nearest(quantity, newRate) + newArrears;
  if (oldRate === newRate && oldArrears === 0 && newArrears !== 0 && isDue) return RETROACTIVE;
  if (oldArrears !== newArrears) return -1;
  if (oldRate !== newRate) return newRate === unionRate(oldRate) && isDue ? UNION : -1;
  return after.amount[b] === cutOff(quantity, newRate) + newArrears ? ROUNDING : -1;
}
