import * as z from 'zod';
import { isBytes, linkPurposeOf } from '../../contract/call.ts';
import type { FormRule } from '../../contract/call.ts';
import type { ErrorEntry } from '../../contract/errors.ts';
import { consentRule } from '../site/consent/answer-consent.ts';
import { consentBlock } from '../site/consent/consent-part.ts';
import type { PostRoute } from '../site/visits/post.ts';
import { describeRefusals } from './describe-refusals.ts';
import { routePath } from './route.ts';
import type { RouteDefinition } from './route.ts';

const toSchema = (schema: z.ZodType): object => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Record<string, unknown>;
  return rest;
};

const failure = {
  type: 'object',
  required: ['Success', 'Message', 'Errors'],
  properties: {
    Success: { const: false },
    Message: { type: 'string' },
    Errors: {
      type: 'array',
      items: {
        type: 'object',
        required: ['code'],
        properties: { property: { type: 'string' }, code: { type: 'string' }, params: { type: 'object' } },
      },
    },
    data: { type: 'object', description: 'Of some refusals: how to go on.' },
  },
};

const parametersOf = (schema: z.ZodObject | undefined, place: 'path' | 'query'): object[] =>
  Object.entries(schema?.shape ?? {}).map(([name, value]) => ({
    name,
    in: place,
    required: place === 'path' || !(value as z.ZodType).safeParse(undefined).success,
    schema: toSchema(value as z.ZodType),
  }));

interface FieldsSchema {
  readonly properties?: object;
  readonly required?: readonly string[];
  readonly additionalProperties?: object | boolean;
}

/** Beside files under any name, texts may have any as well. */
const otherFields = (schema: FieldsSchema['additionalProperties']): object => (typeof schema === 'object' ? schema : { not: {} });

function formSchema(form: FormRule, body: z.ZodObject | undefined): object {
  const fields = body ? (toSchema(body) as FieldsSchema) : {};
  const file = { type: 'string', format: 'binary' };
  const files = Object.entries(form.files ?? {}).map(([name, { maxCount = 1 }]) => [
    name,
    maxCount === 1 ? file : { type: 'array', items: file, maxItems: maxCount },
  ]);
  return {
    type: 'object',
    properties: { ...fields.properties, ...Object.fromEntries(files) },
    ...(form.otherFiles ? { additionalProperties: { anyOf: [otherFields(fields.additionalProperties), file] } } : {}),
    ...(fields.required ? { required: fields.required } : {}),
  };
}

function requestBody(route: RouteDefinition): object | undefined {
  if (route.form) return { content: { 'multipart/form-data': { schema: formSchema(route.form, route.body) } } };
  return route.body ? { content: { 'application/json': { schema: toSchema(route.body) } } } : undefined;
}

/** An answer is strict: its envelope has to stand among its own fields. */
const withEnvelope = (answer: { readonly properties?: object; readonly required?: readonly string[] }): object => ({
  ...answer,
  properties: { Success: { const: true }, Errors: { type: 'array', maxItems: 0 }, ...answer.properties },
  required: ['Success', 'Errors', ...(answer.required ?? [])],
});

/** The successful answer of a call by its status. */
function success({ answer }: RouteDefinition): object {
  if (isBytes(answer)) {
    const content = Object.fromEntries(answer.contentTypes.map((type) => [type, {}]));
    return { [answer.status]: { description: 'Success', ...(answer.contentTypes.length > 0 ? { content } : {}) } };
  }
  const { anyOf, ...rest } = toSchema(answer) as { readonly anyOf?: readonly object[]; readonly [name: string]: unknown };
  const schema = anyOf ? { anyOf: anyOf.map(withEnvelope) } : withEnvelope(rest);
  return { 200: { description: 'Success', content: { 'application/json': { schema } } } };
}

type DescribedPost = Pick<PostRoute, 'type' | 'summary' | 'access' | 'body' | 'form'>;

/** The description of what is posted to the blocks of a type, at the address of any page that one stands on. */
function describePost({
  type,
  summary,
  access = 'public',
  body,
  form = {},
}: DescribedPost): readonly [path: string, item: object] {
  const own = body.safeExtend({ _csrf: z.string(), _block: z.string(), _key: z.string().optional() });
  const schema = formSchema(form, own);
  const page = { 'text/html': {} };
  const post = {
    summary,
    'x-access': access,
    ...(access === 'public' ? { security: [] } : {}),
    requestBody: { content: { 'application/x-www-form-urlencoded': { schema }, 'multipart/form-data': { schema } } },
    responses: {
      200: { description: 'The page again', content: page },
      303: { description: 'Success' },
      default: { description: 'The page again, with what was typed and why it was refused', content: page },
    },
  };
  return [`/{page}#${type}`, { post }];
}

/** The choice about cookies, which is posted to any page that asks; see `server/site/consent`. */
const consentPost: DescribedPost = {
  type: consentBlock,
  summary: 'Keeps what a visitor chose about cookies, or asks anew. Leads back to the page.',
  body: z.strictObject({ choice: z.enum(['all', 'necessary', 'ask']) }),
  form: consentRule,
};

/** What the description is made of. */
export interface ApiFacts {
  readonly apiPath: string;
  readonly title: string;
  readonly version: string;
  /** The catalogue of refusals. */
  readonly errors: Readonly<Record<string, ErrorEntry>>;
  readonly posts: ReadonlyMap<string, PostRoute>;
}

/**
 * The OpenAPI description of every route, core's and plugins', from the declarations that validate and authorise. Calls stand
 * in `paths`; addresses of the public site that a plugin answers (a feed), and what is posted to its blocks, in the same form
 * in `x-site-paths`.
 */
export function describeApi(routes: readonly RouteDefinition[], info: ApiFacts): object {
  const paths: Record<string, Record<string, object>> = {};
  const sitePaths: typeof paths = {};
  for (const route of routes) {
    const isWrite = route.method !== 'GET';
    const item = ((route.place === 'site' ? sitePaths : paths)[routePath(route, info.apiPath)] ??= {});
    item[route.method.toLowerCase()] = {
      summary: route.summary,
      operationId: `${route.method.toLowerCase()}${route.path.replaceAll(/[^a-zA-Z]+(\w)?/g, (_, letter: string | undefined) => (letter ?? '').toUpperCase())}`,
      'x-access': route.access,
      ...(route.access === 'public' || linkPurposeOf(route.access) !== undefined ? { security: [] } : {}),
      parameters: [
        ...parametersOf(route.params, 'path'),
        ...parametersOf(route.query, 'query'),
        ...(isWrite
          ? [
              { name: 'X-Requested-With', in: 'header', required: true, schema: { const: 'XMLHttpRequest' } },
              { name: 'X-CSRF-Token', in: 'header', required: true, schema: { type: 'string' } },
            ]
          : []),
      ],
      ...(requestBody(route) ? { requestBody: requestBody(route) } : {}),
      responses: {
        ...success(route),
        ...describeRefusals(route, info.errors),
        default: {
          description: 'Failure',
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
        },
      },
    };
  }
  return {
    openapi: '3.1.0',
    info: { title: info.title, version: info.version },
    paths,
    'x-site-paths': { ...sitePaths, ...Object.fromEntries([...info.posts.values(), consentPost].map(describePost)) },
    security: [{ session: [] }],
    components: {
      schemas: { Failure: failure },
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'lectern' } },
    },
  };
}
