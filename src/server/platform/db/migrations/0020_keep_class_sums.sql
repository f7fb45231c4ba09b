ALTER TABLE "school_class" ADD COLUMN "blurred_sum" jsonb DEFAULT '{"pupils":0,"lines":{}}'::jsonb NOT NULL;--> statement-breakpoint
-- What a class showed before stays as it was: the first three categories of each counted result.
UPDATE "school_class" SET "blurred_sum" = jsonb_build_object('pupils', shown."pupils", 'lines', shown."lines")
FROM (
	SELECT counted."class_id", counted."pupils", coalesce(lines."lines", '{}'::jsonb) AS "lines"
	FROM (SELECT "class_id", count(*)::int AS "pupils" FROM "class_member" WHERE jsonb_typeof("counted") = 'object' GROUP BY "class_id") AS counted
	LEFT JOIN (
		SELECT "class_id", jsonb_object_agg("category", "pupils") AS "lines"
		FROM (
			SELECT "class_id", entry.value ->> 'category' AS "category", count(*)::int AS "pupils"
			FROM "class_member", jsonb_array_elements("counted" -> 'categories') WITH ORDINALITY AS entry(value, place)
			WHERE jsonb_typeof("counted") = 'object' AND entry.place <= 3
			GROUP BY "class_id", entry.value ->> 'category'
		) AS line
		GROUP BY "class_id"
	) AS lines ON lines."class_id" = counted."class_id"
) AS shown
WHERE shown."class_id" = "school_class"."id";
--> statement-breakpoint
-- Results of pupils who left are in the sum; their places stay as a number only.
UPDATE "class_member" SET "counted" = NULL WHERE "is_gone";
