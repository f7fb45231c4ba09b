import { type ReactNode, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { ProblemCode } from "#domain/shared/problem-code.ts";
import { LinkPage } from "../account/links/link-page.tsx";
import { useApiMutation } from "../api/api.ts";
import { Button } from "../ui/button.tsx";
import { Skeleton } from "../ui/skeleton.tsx";

interface BackToPlatformProps {
	readonly token: string;
	readonly platform: string;
	readonly problemOf: (code: ProblemCode) => ReactNode;
}

/** Answers the platform with the chosen class: the browser sends it the signed message by a form. */
export function BackToPlatform({ token, platform, problemOf }: BackToPlatformProps) {
	const { t } = useTranslation();
	const form = useRef<HTMLFormElement>(null);
	const isAsked = useRef(false);
	const { mutate, data, error } = useApiMutation("POST /api/lti/answers");
	useEffect(() => {
		if (isAsked.current) return;
		isAsked.current = true;
		mutate({ body: { token } });
	}, [token, mutate]);
	useEffect(() => {
		if (data !== undefined) form.current?.submit();
	}, [data]);
	if (error) return problemOf(error.code);
	return (
		<LinkPage title={t("activity.teacher.backTitle", { platform })}>
			{data === undefined ? (
				<Skeleton className="h-11 w-44" />
			) : (
				<form ref={form} method="post" action={data.returnUrl}>
					<input type="hidden" name="JWT" value={data.jwt} />
					{/* Where the browser does not go by itself. */}
					<Button type="submit">{t("activity.teacher.back", { platform })}</Button>
				</form>
			)}
		</LinkPage>
	);
}
