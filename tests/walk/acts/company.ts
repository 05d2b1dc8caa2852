// What the people of the company decide about each other, and what the platform decides about the company.
import fc from 'fast-check';
import { approvalApi } from '#lib/contracts/approval.ts';
import { companyApi } from '#lib/contracts/company.ts';
import { TEAM_ROLES } from '#lib/contracts/fields.ts';
import { companyTeamApi } from '#lib/contracts/company-team.ts';
import { act, mostly, nameOf, orderName, ownerOf, pick, yuanText, type Act } from '../act.ts';
import { BUYERS, DESKS, PASSWORD, TEAM } from '../world.ts';

const nat = fc.nat({ max: 1023 });

const decide = act({
  name: 'decide about an order',
  weight: 5,
  // Mostly the approver.
  args: fc.record({
    at: nat,
    who: fc.constantFrom(0, 1, 2, 2, 2, 3),
    agrees: fc.integer({ min: 0, max: 3 }),
  }),
  plan(walk, { at, who, agrees }) {
    const group = pick(
      walk.books.groups.filter(({ approval, status }) => approval === 'waiting' && status === 'unpaid'),
      at,
    );
    if (!group) return undefined;
    const call = walk.world.as(TEAM[who]!);
    const id = group.group_order_id;
    return {
      says: `${nameOf(TEAM[who]!)} ${agrees ? 'approves' : 'refuses'} ${orderName(walk, id)}`,
      run: () =>
        agrees ? call(approvalApi.approve, { id }) : call(approvalApi.refuse, { id, reason: 'No' }),
    };
  },
});

const remove = act({
  name: 'remove a member',
  weight: 1,
  args: fc.record({ at: nat, leaves: fc.boolean() }),
  plan({ world, books }, { at, leaves }) {
    const member = pick(
      books.people.filter((one) => one.company_id !== null && one.uid !== ownerOf(books)),
      at,
    );
    if (!member) return undefined;
    return leaves
      ? {
          says: `${nameOf(member.uid)} leaves the company`,
          run: () => world.as(member.uid)(companyTeamApi.leave),
        }
      : {
          says: `The owner removes ${nameOf(member.uid)}`,
          run: () => world.as(ownerOf(books))(companyTeamApi.remove, { member_id: member.uid }),
        };
  },
});

const invite = act({
  name: 'invite',
  weight: 3,
  args: fc.record({ at: nat, role: fc.constantFrom(...TEAM_ROLES) }),
  plan({ world, books }, { at, role }) {
    // Those who were removed come back, and now and then a buyer comes along.
    const free = books.people.filter(
      (one) =>
        one.company_id === null && one.status === 'active' && [...TEAM, ...BUYERS.slice(3)].includes(one.uid),
    );
    const person = pick(free, at);
    if (!person) return undefined;
    return {
      says: `The owner invites ${nameOf(person.uid)} as ${role}`,
      run: () => world.as(ownerOf(books))(companyTeamApi.invite, { phone: person.phone, role }),
    };
  },
});

const answer = act({
  name: 'answer an invitation',
  weight: 4,
  args: fc.record({ at: nat, agrees: fc.integer({ min: 0, max: 5 }) }),
  plan({ world, books, memory }, { at, agrees }) {
    const row = pick(
      books.invitations.filter(({ status }) => status === 'pending'),
      at,
    );
    const person = books.people.find(({ phone }) => phone === row?.phone);
    if (!row || !person) return undefined;
    return {
      says: `${nameOf(person.uid)} ${agrees ? 'accepts' : 'refuses'} the invitation`,
      async run() {
        memory.colleagues.add(person.uid);
        return world.as(person.uid)(companyTeamApi.answer, {
          invitation_id: row.invitation_id,
          is_agreed: agrees > 0,
        });
      },
    };
  },
});

const role = act({
  name: 'change a role',
  weight: 1,
  args: fc.record({ at: nat, role: fc.constantFrom(...TEAM_ROLES) }),
  plan({ world, books }, { at, role }) {
    const member = pick(
      books.people.filter((one) => one.company_id !== null && one.uid !== ownerOf(books)),
      at,
    );
    if (!member) return undefined;
    return {
      says: `The owner makes ${nameOf(member.uid)} ${role}`,
      run: () => world.as(ownerOf(books))(companyTeamApi.role, { member_id: member.uid, role }),
    };
  },
});

const rule = act({
  name: 'set the limit of orders',
  weight: 1,
  args: fc.constantFrom('100.00', '600.00', null),
  plan: ({ world, books }, limit) => ({
    says: `The owner sets the limit of orders to ${limit ?? 'none'}`,
    run: () => world.as(ownerOf(books))(companyTeamApi.rule, { order_limit: limit }),
  }),
});

const credit = act({
  name: 'set the credit',
  weight: 1,
  args: fc.integer({ min: 0, max: 30_000 }),
  plan({ world, books }, yuan) {
    const [company] = books.companies;
    if (!company) return undefined;
    return {
      says: `${nameOf(DESKS[0]!)} sets the company’s credit to ${yuan}`,
      run: () =>
        world.as(DESKS[0]!)(companyApi.limit, {
          company_id: company.company_id,
          credit_limit: yuanText(yuan * 100),
        }),
    };
  },
});

const offerCompany = act({
  name: 'offer the company',
  weight: 2,
  args: fc.record({ at: nat, dice: nat, back: fc.integer({ min: 0, max: 4 }) }),
  plan({ world, books }, { at, dice, back }) {
    const open = books.handovers.some(({ status }) => status === 'pending');
    // Mostly the owner; of an offer that is open now and then a second one is made.
    const by = mostly(ownerOf(books), TEAM, dice);
    if (open && back > 0)
      return {
        says: `${nameOf(by)} takes the offer of the company back`,
        run: () => world.as(by)(companyTeamApi.withdrawCompany),
      };
    const member = pick(
      books.people.filter((one) => one.company_id !== null && one.uid !== by),
      at,
    );
    if (!member) return undefined;
    return {
      says: `${nameOf(by)} offers the company to ${nameOf(member.uid)}`,
      run: () => world.as(by)(companyTeamApi.offerCompany, { member_id: member.uid, password: PASSWORD }),
    };
  },
});

const takeCompany = act({
  name: 'answer the offer of the company',
  weight: 3,
  args: fc.record({ dice: nat, agrees: fc.integer({ min: 0, max: 4 }) }),
  plan({ world, books, memory }, { dice, agrees }) {
    // Now and then one that is over.
    const row =
      books.handovers.find(({ status }) => status === 'pending') ?? pick(books.handovers, dice >> 4);
    if (!row) return undefined;
    const by = mostly(row.to_uid, [...TEAM, ...BUYERS], dice);
    return {
      says: `${nameOf(by)} ${agrees ? 'takes' : 'refuses'} the company`,
      async run() {
        const answered = await world.as(by)(companyTeamApi.answerHandover, {
          is_agreed: agrees > 0,
          password: PASSWORD,
        });
        if (answered.ok && agrees > 0) memory.owner = by;
        return answered;
      },
    };
  },
});

export const company: Act[] = [decide, remove, invite, answer, role, rule, credit, offerCompany, takeCompany];
