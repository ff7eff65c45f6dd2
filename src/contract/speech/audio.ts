import * as z from 'zod';

/** The signed query of an audio URL: a credential, to be used as it was given (Authentication, 6). */
export const audioQuery = z.strictObject({ audio: z.string(), expires: z.string(), signature: z.string() });

/** Endpoints, `GET {audio_url}`: a condition, and one byte range. */
export const audioHeaders = z.object({
  'If-None-Match': z.string().optional(),
  Range: z.string().optional(),
  'If-Range': z.string().optional(),
});

/** `Content-Range` stands in a partial answer only. */
export const audioResponseHeaders = z.object({
  'Accept-Ranges': z.literal('bytes'),
  ETag: z.string(),
  'Content-Length': z.string().optional(),
  'Content-Range': z.string().optional(),
});
