import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { OwnProfile } from "#contract/desk-profile.ts";
import { type ProfileWords, profileFields, profileLimits } from "#domain/consultations/profile.ts";
import { hasContactData } from "#domain/shared/contact-data.ts";
import type { Zone } from "#domain/shared/instant.ts";
import { type Locale, type Localized, languages, locales } from "#domain/shared/locale.ts";
import { apiQuery, useApiMutation } from "../api/api.ts";
import { type Draft, useForm } from "../shared/forms/use-form.ts";
import { useFormat } from "../shared/i18n/format.ts";
import { Alert } from "../ui/alert.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { SubmitButton } from "../ui/submit-button.tsx";
import { TextArea } from "../ui/text-area.tsx";
import { TextField } from "../ui/text-field.tsx";
import { useToast } from "../ui/toast.tsx";
import { DeskFold } from "./desk-fold.tsx";

type Field = (typeof profileFields)[number];

const nameOf = (locale: Locale, field: Field): string => `${locale}-${field}`;
const names = locales.flatMap((locale) => profileFields.map((field) => nameOf(locale, field)));

/** The typed texts as a profile: a topic is a line. */
const wordsIn = (draft: Draft): Localized<ProfileWords> => {
	const of = (locale: Locale): ProfileWords => {
		const text = (field: Field) => draft[nameOf(locale, field)] ?? "";
		const topics = text("topics").split("\n").slice(0, profileLimits.topics);
		return { title: text("title"), specialization: text("specialization"), bio: text("bio"), topics };
	};
	return Object.fromEntries(locales.map((locale) => [locale, of(locale)])) as Localized<ProfileWords>;
};

/** The field that a refusal is about. */
const wrongField = async (code: string, draft: Draft): Promise<string | null> => {
	const isWrong = (text: string) =>
		code === "forms.required"
			? text.trim() === ""
			: code === "consultations.contact_data" && hasContactData(text);
	return names.find((name) => isWrong(draft[name] ?? "")) ?? null;
};

/** The form, with what was sent or, before that, what students read. */
function ProfileForm({ shown, sent }: OwnProfile) {
	const { t } = useTranslation();
	const toast = useToast();
	const words = sent?.words ?? shown;
	const { isBusy, onSubmit, errorOf } = useForm({
		mutation: useApiMutation("PUT /api/desk/profile", { invalidates: ["GET /api/desk/profile"] }),
		toRequest: (draft) => ({ body: { words: wordsIn(draft) } }),
		fieldOf: wrongField,
		onDone: () =>
			toast({ tone: "success", title: t("desk.profile.done"), description: t("desk.profile.doneText") }),
	});
	return (
		<form method="dialog" noValidate onSubmit={onSubmit} className="grid w-full gap-6">
			<div className="grid gap-8 lg:grid-cols-2">
				{locales.map((locale) => {
					const { title, specialization, bio, topics } = words[locale];
					const field = (name: Field) => ({
						name: nameOf(locale, name),
						error: errorOf(nameOf(locale, name)),
						label: t(`desk.profile.${name}`),
						required: true,
						lang: locale,
					});
					return (
						<fieldset key={locale} className="grid content-start gap-4">
							<legend className="mb-2 font-semibold">{languages[locale].name}</legend>
							<TextField {...field("title")} defaultValue={title} maxLength={profileLimits.line} />
							<TextField
								{...field("specialization")}
								defaultValue={specialization}
								maxLength={profileLimits.line}
							/>
							<TextArea {...field("bio")} defaultValue={bio} maxLength={profileLimits.bio} />
							<TextArea
								{...field("topics")}
								hint={t("desk.profile.topicsHint")}
								defaultValue={topics.join("\n")}
							/>
						</fieldset>
					);
				})}
			</div>
			<SubmitButton isBusy={isBusy} busyLabel={t("desk.profile.sending")} className="justify-self-start">
				{t("desk.profile.send")}
			</SubmitButton>
		</form>
	);
}

/** The researcher's own profile in every language. Students read a change once an operator has looked at it. */
export function DeskProfile({ zone }: { readonly zone: Zone }) {
	const { t } = useTranslation();
	const format = useFormat();
	const { data: profile, error } = useQuery(apiQuery("GET /api/desk/profile", {}));
	const sent = profile?.sent ?? null;
	return (
		<DeskFold title={t("desk.profile.heading")}>
			<p className="measure">{t("desk.profile.lead")}</p>
			{sent?.state === "waiting" ? (
				<p className="measure font-semibold" role="status">
					{t("desk.profile.waiting", { date: format.longDate(sent.sentAt, zone) })}
				</p>
			) : null}
			{sent?.state === "refused" ? (
				<Alert title={t("desk.profile.refused")}>
					<p className="wrap-anywhere">{sent.refusal}</p>
				</Alert>
			) : null}
			{profile !== undefined ? (
				<ProfileForm {...profile} key={sent?.sentAt} />
			) : error === null ? (
				<Skeleton className="h-60 w-full" />
			) : (
				<p>{t("desk.unread.text")}</p>
			)}
		</DeskFold>
	);
}
