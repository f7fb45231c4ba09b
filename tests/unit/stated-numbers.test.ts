import { expect, it } from "vitest";
import afterSeconde from "#content/facts/after-seconde.json" with { type: "json" };
import { currentQuestionnaire } from "#content/quiz/index.ts";
import { routes } from "#contract/routes.ts";
import { ageBands } from "#domain/account/age-band.ts";
import { logInLinkMinutes } from "#domain/account/log-in-link.ts";
import { addressProofMs } from "#domain/account/login-provider.ts";
import { challengeMinutes, freshDeskMinutes } from "#domain/account/passkey.ts";
import { maxPasswordLength, minPasswordLength } from "#domain/account/password.ts";
import { objectionDays } from "#domain/account/two-adults.ts";
import { confirmationWaitMs, consentWaitMs, securityEventsKeptMs } from "#domain/account/unfinished.ts";
import { graceDays } from "#domain/billing/access.ts";
import { plans } from "#domain/billing/plans.ts";
import { circleSeatPrice, consultationPrice } from "#domain/billing/prices.ts";
import { lyceeWays } from "#domain/careers/after-seconde.ts";
import { careerIds } from "#domain/careers/career-id.ts";
import { maxComparedCareers } from "#domain/careers/compared.ts";
import { freeGuideIds } from "#domain/careers/guides.ts";
import { type StudyLength, studyLengthOf } from "#domain/careers/neighbour.ts";
import { homeFieldKeys } from "#domain/careers/search/browse.ts";
import { maxSeats } from "#domain/circles/circle.ts";
import { hostMissingAfterMinutes } from "#domain/circles/room.ts";
import { offerMinutes } from "#domain/circles/seats.ts";
import { groupSize, maxResults } from "#domain/classes/groups.ts";
import { offerDays } from "#domain/classes/hand-over.ts";
import { claimMinutes, joinCodeLength } from "#domain/classes/join-code.ts";
import { lessonFor } from "#domain/classes/lesson.ts";
import { minShownPupils } from "#domain/classes/picture.ts";
import { joinPeriods } from "#domain/classes/recent-joins.ts";
import { classKeptDays, classWarnedDays } from "#domain/classes/retention.ts";
import { linesOfOne } from "#domain/classes/sent-result.ts";
import { noticeMinutes } from "#domain/consultations/appointment.ts";
import { maxDaysOff } from "#domain/consultations/desk-hours.ts";
import { deskLinkLifeMs } from "#domain/consultations/desk-link.ts";
import { missedAfterMinutes, missedWithinDays } from "#domain/consultations/missed-rules.ts";
import { weeksAhead } from "#domain/consultations/open-slots.ts";
import { answerMinutes, maxProposedTimes, proposedAheadMinutes } from "#domain/consultations/proposal.ts";
import { roomOpensMinutes } from "#domain/consultations/room.ts";
import { minutesOf } from "#domain/consultations/slots.ts";
import { familyCodeHours, familyCodeLength } from "#domain/families/family-code.ts";
import { talkQuestionCount } from "#domain/families/talk.ts";
import { accessTokenDays } from "#domain/institutions/access-token.ts";
import { invitationDays } from "#domain/institutions/invitation.ts";
import { summaryShownDays } from "#domain/institutions/shown-summary.ts";
import { coveredBefore, yearDays } from "#domain/institutions/years-change.ts";
import { clockToleranceMs, launchAttemptMs, reportLifeMs } from "#domain/lti/launch.ts";
import { newsletterConfirmationMs } from "#domain/newsletter/newsletter.ts";
import { gameIds, questDomainKeys } from "#domain/quest/quest.ts";
import { ratedPerGroup, ratingGroups } from "#domain/quiz/blind-rating.ts";
import { maxFreeAttempts } from "#domain/quiz/kept-attempts.ts";
import { careersKept, categoriesKept } from "#domain/quiz/score.ts";
import { maxRecommendations } from "#domain/recommendations/recommendations.ts";
import { type Locale, locales } from "#domain/shared/locale.ts";
import { afterCircleDays } from "#server/circles/housekeeping-store.ts";
import { messagesKeptMs } from "#server/contact/job.ts";
import { deskPastMonths } from "#server/desk/routes.ts";
import { rememberedMs } from "#server/platform/limits/limits.ts";
import { sentMailRetentionMs } from "#server/platform/mail/mailer.ts";
import { linkLife } from "#server/platform/people/links.ts";
import { sessionLife } from "#server/platform/session/cookie.ts";
import { fieldsOfAnswer } from "#web/documents/one-answer.tsx";
import { oldestBrowsers } from "#web/page/supported-browsers.ts";
import { allTexts } from "../../scripts/lib/important-texts.ts";

const lessonMinutes = lessonFor(null, []).parts.reduce((sum, { minutes }) => sum + minutes, 0);
const day = 24 * 60 * 60_000;
const [under, , adult] = ageBands.map((band) => Number(/\d+/.exec(band)?.[0]));
const consentAge = under ?? 0;
const adultAge = adult ?? 0;
const questions = currentQuestionnaire.questions.length;
const severalAnswers = currentQuestionnaire.questions.filter(({ multiSelect }) => multiSelect).length;
const careers = careerIds.length;
const yearsOfLength = (length: StudyLength) =>
	[2, 3, 4, 5, 6].filter((years) => studyLengthOf(years) === length);
const games = gameIds.length;
const premium = plans.premium.priceCents / 100;
const consultation = consultationPrice / 100;
const [short, long] = [minutesOf["30min"], minutesOf["60min"]];
const refundHours = noticeMinutes / 60;
const firstOfJuly = Number(coveredBefore({ archiveOn: "2027-07-10" }).slice(-2));
const consentDays = consentWaitMs / day;
const newsletterDays = newsletterConfirmationMs / day;
const resetMinutes = linkLife.reset / 60_000;
const verifyDays = linkLife.verify / day;
/** "About five minutes": the duration of the quiz, the same in every sentence. */
const minutesOfQuiz = 5;
/** The icon of the compare button has three columns. */
const compareColumns = 3;
// The longest window of a rate limit, and the hour until its counter is deleted.
const counterHours =
	Math.max(...Object.values(routes).map((route) => ("limit" in route ? route.limit.minutes : 0))) / 60 + 1;
const sessionDays = sessionLife.expiresIn / (24 * 3600);

/** The texts that state numbers of the rules, with exactly these numbers. */
const stated: readonly (readonly [RegExp, readonly number[]])[] = [
	[/^common\.oldBrowser$/, Object.values(oldestBrowsers)],
	[/^(?:problems\.account\.password_short|account\.passwordRules)$/, [minPasswordLength]],
	[/^problems\.account\.password_long$/, [maxPasswordLength]],
	[/^(?:problems\.consultations\.move_late|consultations\.refund\.(?:soon|nothing))$/, [refundHours]],
	[/^(?:guardian\.(?:things\.consultation|isLost)|mail\.appointment\.refundNone)$/, [refundHours]],
	[/^circles\.seat\.(?:refundLate|giveBackLate)$|^mail\.circle\.refundNone$/, [refundHours]],
	[/^circles\.seat\.waitText$/, [offerMinutes / 60]],
	[/^guardian\.things\.circle$/, [maxSeats, refundHours]],
	[/^circles\.list\.lead$/, [maxSeats, circleSeatPrice / 100]],
	[/^circles\.(?:list\.recommended|host\.minor|seat\.seen)$/, [adultAge]],
	[/^mail\.circle\.room$|^problems\.circles\.room_closed$/, [roomOpensMinutes]],
	[/^mail\.circle\.hostDuty$|^circles\.host\.duty2$/, [hostMissingAfterMinutes]],
	[/^pages\.privacy\.how-long\.27$/, [afterCircleDays]],
	[/^pages\.terms\.premium\.7$/, [circleSeatPrice / 100, refundHours, hostMissingAfterMinutes]],
	[/^pages\.terms\.premium\.4$/, [refundHours]],
	[
		/^(?:(?:desk|consultations)\.missed\.lead(?:Minor)?|problems\.consultations\.missed_closed)$/,
		[missedAfterMinutes],
	],
	[/^problems\.desk\.time_not_free$/, [proposedAheadMinutes / 60]],
	[/^desk\.propose\.times$/, [maxProposedTimes]],
	[/^desk\.propose\.doneText$/, [answerMinutes / (24 * 60)]],
	[/^pages\.terms\.premium\.5$/, [missedAfterMinutes, missedWithinDays]],
	[/^(?:account\.ageBand\.(?:hint|bands\.under15)|links\.consent\.lead|mail\.consent\.why)$/, [consentAge]],
	[
		/^(?:desk\.(?:enter\.(?:askedText|expiredText)|passkeys\.mailedText)|mail\.deskLink\.note)$/,
		[deskLinkLifeMs.login / 60_000],
	],
	[/^(?:problems\.desk\.log_in_again|desk\.passkeys\.late)$/, [freshDeskMinutes]],
	[/^problems\.desk\.days_many$/, [maxDaysOff]],
	[/^desk\.hours\.lead$/, [weeksAhead]],
	[/^mail\.deskInvitation\.note$/, [deskLinkLifeMs.invitation / day]],
	[/^desk\.consultations\.noPastHint$/, [deskPastMonths]],
	[/^(?:desk\.consultations\.minor|pages\.privacy\.not-done\.1)$/, [adultAge]],
	[/^classes\.page\.usedUp$/, [maxResults]],
	[/^problems\.lti\.clock$/, [clockToleranceMs / 60_000]],
	[/^(?:classes\.offer\.invalidText|mail\.classOffer\.note)$/, [offerDays]],
	[/^join\.other\.how$/, [claimMinutes]],
	[/^classes\.recent\.periods\.tenMinutes$/, [joinPeriods.tenMinutes]],
	[/^classes\.recent\.periods\.day$/, [joinPeriods.day / 60]],
	[/^institution\.(?:invitations\.hint|invitation\.(?:refusedText|invalidText))$/, [invitationDays.keep]],
	[/^(?:mail\.institutionInvites\.note|pages\.privacy\.how-long\.15)$/, [invitationDays.keep]],
	[/^institution\.year\.hint$/, [firstOfJuly, yearDays.notice]],
	[/^mail\.institutionData\.kept\.class$/, [Math.floor(classKeptDays / 30), classWarnedDays]],
	[/^mail\.institutionData\.kept\.summary$/, [summaryShownDays]],
	[/^mail\.institutionSummaries\.body$/, [summaryShownDays]],
	[/^mail\.institutionData\.kept\.invited$/, [invitationDays.keep]],
	[/^mail\.institutionData\.kept\.token$/, [accessTokenDays]],
	[/^mail\.institutionData\.pupils$/, [linesOfOne]],
	[/^mail\.institutionData\.minors$/, [consentAge]],
	[/^problems\.institutions\.year_archive$/, [yearDays.notice]],
	[/^problems\.institutions\.year_erase$/, [yearDays.notice, yearDays.archived, yearDays.most]],
	[/^(?:institution\.summaries|counsellor\.show)\.hint$/, [summaryShownDays]],
	[/^pages\.privacy\.how-long\.33$/, [summaryShownDays]],
	[/^institution\.(?:invitations\.state\.lapsed|invitation\.lapsedText)$/, [invitationDays.lapse]],
	[/^(?:account\.ageBand\.bands|operator\.values\.age)\.15to17$/, [consentAge, adultAge - 1]],
	[/^operator\.values\.age\.under15$/, [consentAge]],
	[/^operator\.values\.age\.18plus$/, [adultAge]],
	[/^(?:account\.ageBand\.bands\.18plus|guardian\.lead|mail\.guardian\.why)$/, [adultAge]],
	[/^(?:guardian\.missingText|ownAccount\.guardian\.text|pages\.terms\.premium\.6)$/, [adultAge]],
	[/^pages\.privacy\.(?:short\.2|account\.4|minors\.0)$/, [consentAge]],
	[/^pages\.privacy\.kept\.50$/, [addressProofMs / day]],
	[/^pages\.privacy\.kept\.56$/, [launchAttemptMs / 60_000]],
	[/^pages\.privacy\.account\.3$/, [ageBands.length, consentAge, adultAge - 1, adultAge]],
	[/^pages\.privacy\.account\.8$/, [adultAge]],
	[/^pages\.terms\.minors\.0$/, [consentAge, adultAge]],
	[/^(?:guardian\.invalidText|links\.consent\.invalidText|ownAccount\.consent\.meanwhile)$/, [consentDays]],
	[/^mail\.consent\.(?:how|note)$/, [consentDays]],
	[/^links\.consent\.expiredText$/, [consentDays]],
	[/^(?:links\.consent\.two\.\w+|ownAccount\.guardian\.second)\.sentText$/, [linkLife.guardian / day]],
	[/^(?:problems\.account\.adult_change_recent|ownAccount\.guardian\.moved\.text)$/, [objectionDays]],
	[/^links\.consent\.address\.(?:invalidText|newText|oldText)$/, [objectionDays]],
	[/^mail\.(?:decision|adultNotice)\.address_(?:changed|kept)\.body$/, [objectionDays]],
	[/^mail\.adultAddress\.changed\.how$/, [objectionDays]],
	[
		/^(?:guardian\.expiredText|ownAccount\.guardian\.askedText|mail\.guardian\.note)$/,
		[linkLife.guardian / day],
	],
	[/^links\.reset\.(?:askedText|expiredText|invalidText)$|^mail\.resetPassword\.note$/, [resetMinutes]],
	[/^links\.logIn\.(?:askedText|expiredText)$|^mail\.logInLink\.note$/, [logInLinkMinutes]],
	[/^links\.verify\.expiredText$|^mail\.(?:verifyEmail|newEmail)\.note$/, [verifyDays]],
	[/^mail\.(?:results\.noteUpdates|updatesConfirm\.note|updatesPages\.goneText)$/, [newsletterDays]],
	[/^pages\.privacy\.how-long\.1$/, [consentAge, consentDays, confirmationWaitMs / day]],
	[/^pages\.privacy\.how-long\.3$|^pages\.privacy\.kept\.48$/, [sessionDays]],
	[/^pages\.privacy\.how-long\.5$/, [resetMinutes, logInLinkMinutes, verifyDays, consentDays]],
	[/^pages\.privacy\.how-long\.19$/, [newsletterDays]],
	[/^pages\.privacy\.how-long\.31$/, [challengeMinutes]],
	[/^pages\.terms\.premium\.0$/, [premium, consultation, short, long]],
	[/^pages\.terms\.premium\.3$/, [graceDays]],
	[/^subscription\.pageDescription$/, [premium]],
	[/^(?:subscription\.lead|career\.around\.researchersNote)$/, [consultation]],
	[/^consultations\.pageDescription$/, [short, long, consultation]],
	[/^(?:consultations\.lead|desk\.introduction\.give\.text)$/, [short, long]],
	[/^pages\.oneAnswer\.effect$/, [fieldsOfAnswer.length]],
	[/^consultations\.booking\.durations\.30min$/, [short]],
	[/^consultations\.booking\.durations\.60min$/, [long]],
	[/^(?:home\.features\.scientists|dashboard\.student\.steps\.consultation)\.description$/, [consultation]],
	[/^home\.hero\.description$/, [questions - 1, careersKept, minutesOfQuiz]],
	[/^home\.own\.(?:title|description)$/, [careersKept]],
	[/^home\.closing\.title$/, [questions, minutesOfQuiz]],
	[/^dashboard\.student\.noInterests$/, [minutesOfQuiz]],
	[/^home\.pageDescription$/, [questions, careers]],
	[/^(?:home\.features\.discovery|dashboard\.teacher\.resources\.catalogue)\.description$/, [careers]],
	[/^(?:explore|places)\.(?:pageDescription|description)$/, [careers]],
	[/^explore\.more\.text$|^moreCareers\.(?:lead|back|notScored)$/, [careers]],
	[/^moreCareers\.years\.two$/, yearsOfLength("two")],
	[/^moreCareers\.years\.three$/, yearsOfLength("three")],
	[/^moreCareers\.years\.five$/, yearsOfLength("five").slice(0, 1)],
	[/^(?:explore\.invitation|dashboard\.student\.steps\.quiz|quest\.call)\.description$/, [questions]],
	[/^quiz\.pageDescription$/, [questions]],
	[/^dashboard\.teacher\.resources\.quest\.description$|^quest\.lead$/, [games]],
	[/^quest\.pageDescription$/, [games, questDomainKeys.length]],
	[/^ownAccount\.plan\.(?:sureKept|sureUnpaidKept)$|^mail\.payments\.ended\.how/, [maxFreeAttempts]],
	[/^recommendations\.premium$/, [3, maxRecommendations]],
	[/^compare\.pageDescription$/, [maxComparedCareers]],
	[/^compare\.saved\.hint$/, [maxComparedCareers]],
	[/^compare\.choose$/, [compareColumns, maxComparedCareers]],
	[
		/^comparison\.(?:careersHint|careersCaption|notAmong)$|^recommendations\.reasons\.quiz_career/,
		[careersKept],
	],
	[/^results\.(?:own|shared)\.(?:stability|notClear)|^results\.careers\.titleFive$/, [careersKept]],
	[/^pages\.privacy\.without-account\.5$/, [linesOfOne]],
	[/^evidence\.standOut\.rule$/, [careersKept]],
	[/^results\.tie\.(?:entered|left|same)$/, [careersKept]],
	[/^results\.(?:health|education)\.text$/, [careers]],
	[/^results\.noStandOut\.(?:own|shared)\.(?:why|attractedWhy)$/, [careersKept]],
	[/^pages\.privacy\.account\.7$/, [maxFreeAttempts]],
	[/^results\.(?:parting\.text|stability\.(?:smallest|none)|whatIf\.effect\.same)/, [careersKept]],
	[
		/^mail\.results\.body$|^evidence\.(?:lead|exposure\.(?:text|picture|share)|change\.(?:text|picture|advice))/,
		[careersKept],
	],
	[/^pages\.about\.lead$/, [careers]],
	[/^pages\.resources\.teach\.1$/, [lessonMinutes]],
	[/^pages\.resources\.teach\.6$/, [games]],
	[/^evidence\.counting\.text$|^pages\.about\.quiz\.2$/, [careersKept, categoriesKept]],
	[/^evidence\.reach\.fields$/, [categoriesKept]],
	[/^pages\.about\.quiz\.1$/, [questions, severalAnswers]],
	[
		/^classes\.page\.noPicture$|^join\.sentText$|^classes\.light\.different|^classes\.rehearsal\.phases\.colour$|^join\.guess\.(?:text|sentText)$/,
		[groupSize],
	],
	[/^join\.countedText$/, [groupSize - 1]],
	[/^mail\.adultNotice\.came_of_age\.body$/, [adultAge]],
	[/^classes\.(?:interests|light)\.few$|^institution\.interests\.few$/, [minShownPupils]],
	[/^institution\.interests\.hint$/, [minShownPupils, groupSize]],
	[/^institution\.interests\.none$/, [groupSize]],
	[/^institution\.(?:own|merger)\.codeHint$/, [joinCodeLength]],
	[
		/^(?:quiz\.rateFirst|rating\.title|pages\.privacy\.without-account\.4)$/,
		[ratingGroups.length * ratedPerGroup],
	],
	[/^evidence\.ratings\.text$/, [careersKept, ratingGroups.length * ratedPerGroup]],
	[/^evidence\.(?:ties\.(?:text|decide)|ratings\.groups\.(?:top|bottom))$/, [careersKept]],
	[/^evidence\.ratings\.interval$/, [95]],
	[/^lesson\.parts\.quiz\.text$/, [linesOfOne, groupSize]],
	[/^join\.fields$/, [linesOfOne]],
	[/^(?:classes\.lesson|lesson)\.parts\.quiz(?:\.title)?$/, [questions]],
	[/^classes\.lesson\.(?:ofLight|first)$|^lesson\.(?:pageTitle|title|titleOf)$/, [lessonMinutes]],
	// The example code contains digits.
	[/^join\.codeHint$/, [4, joinCodeLength]],
	[/^mail\.classEnds\.body$/, [Math.floor((classKeptDays - classWarnedDays) / 30)]],
	[/^pages\.privacy\.short\.6$/, [linesOfOne, groupSize - 1]],
	[/^families\.(?:parent\.(?:code\.hint|empty\.picture)|student\.answer\.hint)$/, [familyCodeLength]],
	[/^families\.(?:student\.talk\.none|parent\.talk\.text)$/, [talkQuestionCount]],
	[/^pages\.privacy\.how-long\.23$/, [familyCodeHours]],
	[/^home\.fields\.title$/, [homeFieldKeys.length]],
	[/^pages\.privacy\.how-long\.7$/, [securityEventsKeptMs / day]],
	[/^pages\.privacy\.how-long\.9$/, [sentMailRetentionMs / day]],
	[/^(?:pages\.privacy\.how-long\.17|pages\.contact\.message\.3)$/, [Math.floor(messagesKeptMs / day / 30)]],
	// No counter is kept longer than a day: contract/route.ts.
	[/^seconde\.(?:pageDescription|title)$/, [lyceeWays.length]],
	[/^seconde\.decision\.text$/, [afterSeconde.appeal.workingDays]],
	[/^counsellor\.paper\.career_/, [careersKept]],
	[/^pages\.privacy\.how-long\.21$/, [counterHours, rememberedMs / day]],
	[
		/^pages\.privacy\.how-long\.13$/,
		[Math.floor(classKeptDays / 30), classWarnedDays, offerDays, reportLifeMs / day],
	],
];

/** Texts whose numbers are not rules of the product: dates, telephone numbers, percentages, figures of speech. */
const free = new RegExp(
	`^recommendations\\.numbers$|^(?:notFound\\.code|classes\\.(?:create|questions|pupils|lesson\\.parts\\.careers)|institution\\.(?:sample|classes\\.(?:week|month))|lesson\\.(?:needs|motions|worksheet|parts\\.(?:careers|debate|homework))|career\\.(?:education|outlook|institutions|studyMap\\.(?:afterBut|health))|places\\.note|subjects\\.|dashboard\\.parent|evidence\\.unknown|counsellor\\.(?:steps|questions)|quiz\\.keys|results\\.(?:print|code)|quest\\.instruments|mail\\.appointment\\.student|pages\\.(?:sources|resources|${freeGuideIds.join("|")}|contact|about\\.(?!quiz)))`,
);

const numberWords: Readonly<Record<Locale, readonly string[]>> = {
	en: "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen".split(
		" ",
	),
	fr: "zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize".split(
		" ",
	),
};
const tens: Readonly<Record<Locale, Readonly<Record<string, number>>>> = {
	en: { twenty: 20, thirty: 30, "thirty-five": 35, sixty: 60 },
	fr: { vingt: 20, trente: 30, "trente-cinq": 35, soixante: 60 },
};

/** The numbers of a text, in figures or, from three on, in words. */
const numbersIn = (text: string, locale: Locale): number[] => {
	const plain = text
		.replace(/{{\w+}}/g, " ")
		.toLowerCase()
		.replace(/-(?:là|ci)(?!\p{L})/gu, "");
	const figures = [...plain.matchAll(/(?<![\d\p{L}+])\d+(?:[.,]\d+)?/gu)].map(([figure]) =>
		Number(figure.replace(",", ".")),
	);
	const words = [...plain.matchAll(/(?<![\p{L}-])[\p{L}]+(?:-[\p{L}]+)*/gu)].flatMap(([word]) => {
		const small = numberWords[locale].indexOf(word);
		if (small > 2) return [small];
		const round = tens[locale][word];
		return round === undefined ? [] : [round];
	});
	return [...new Set([...figures, ...words])].sort((one, other) => one - other);
};

it.each(locales)("every number in a sentence equals the number of its rule, in %s", (locale) => {
	const wrong: string[] = [];
	const used = new Set<RegExp>();
	for (const [fullKey, text] of allTexts(locale)) {
		const key = fullKey.replace(/^adults\./, "");
		const entries = stated.filter(([keys]) => keys.test(key));
		for (const [keys] of entries) used.add(keys);
		if (entries.length === 0 && free.test(key)) continue;
		const rules = [...new Set(entries.flatMap(([, numbers]) => numbers))].sort((one, other) => one - other);
		const numbers = numbersIn(text, locale);
		if (numbers.join() !== rules.join())
			wrong.push(
				`${fullKey} states ${numbers.join(", ") || "none"}, the rules ${rules.join(", ") || "none"}: ${text}`,
			);
	}
	expect(wrong).toEqual([]);
	expect(stated.filter(([keys]) => !used.has(keys)).map(([keys]) => keys.source)).toEqual([]);
});

it("the test reads numbers in figures and in words, in both languages", () => {
	expect(numbersIn("€4.99, then thirty-five of {{count}} in 24 hours", "en")).toEqual([4.99, 24, 35]);
	expect(numbersIn("4,99 € puis seize des trente-cinq", "fr")).toEqual([4.99, 16, 35]);
});
